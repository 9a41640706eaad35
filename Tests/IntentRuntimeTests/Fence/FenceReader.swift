/// Reads fenced content by the rule that the documentation gives, knowing nothing of how it is made.
struct FenceReader {
    /// One fenced region: what it holds, as it stands there.
    enum Region: Equatable {
        case inline(String)
        case block(String)

        var content: String {
            switch self {
            case .inline(let content), .block(let content): content
            }
        }
    }

    /// Why words are not fenced as the rule says.
    struct Broken: Error {
        let reason: String
    }

    private typealias Bytes = ArraySlice<UInt8>

    private static let newline = UInt8(ascii: "\n")

    private let mark: [UInt8]

    /// Makes a reader.
    ///
    /// - Parameter mark: The mark of the fence.
    init(mark: String) {
        self.mark = Array(mark.utf8)
    }

    /// The regions of an answer, in order.
    ///
    /// - Throws: ``Broken`` where one does not end, or the mark stands in what it holds.
    func regions(in answer: String) throws -> [Region] {
        var rest = Array(answer.utf8)[...]
        var regions: [Region] = []
        let opening = Array("{".utf8) + mark
        while let start = Self.start(of: opening, in: rest) {
            rest = rest[(start + opening.count)...]
            let region = try Self.take("| ", from: &rest) ? inline(&rest) : block(&rest)
            if Self.start(of: mark, in: Array(region.content.utf8)[...]) != nil {
                throw Broken(reason: "the mark is in the content")
            }
            regions.append(region)
        }
        return regions
    }

    private func inline(_ rest: inout Bytes) throws -> Region {
        let closing = Array(" |".utf8) + mark + Array("}".utf8)
        guard let end = Self.start(of: closing, in: rest) else { throw Broken(reason: "no end") }
        let content = rest[..<end]
        if content.contains(Self.newline) { throw Broken(reason: "a line ends within") }
        rest = rest[(end + closing.count)...]
        return .inline(String(decoding: content, as: UTF8.self))
    }

    private func block(_ rest: inout Bytes) throws -> Region {
        guard Self.take("\n", from: &rest) else { throw Broken(reason: "neither a line nor a block begins") }
        var lines: [Bytes] = []
        while Self.take(mark + Array("|".utf8), from: &rest) {
            guard let end = rest.firstIndex(of: Self.newline) else { throw Broken(reason: "no line after the last") }
            var line = rest[..<end]
            _ = Self.take(" ", from: &line)
            lines.append(line)
            rest = rest[(end + 1)...]
        }
        guard Self.take(mark + Array("}".utf8), from: &rest) else { throw Broken(reason: "a line without the mark") }
        return .block(String(decoding: Array(lines.joined(separator: [Self.newline])), as: UTF8.self))
    }

    /// A text with each `\u{…}` read back.
    static func unescaped(_ text: String) -> String {
        var rest = Array(text.utf8)[...]
        var whole: [UInt8] = []
        while let start = start(of: Array(#"\u{"#.utf8), in: rest),
            let end = rest[start...].firstIndex(of: UInt8(ascii: "}")),
            let value = UInt32(String(decoding: rest[(start + 3)..<end], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        {
            whole += rest[..<start]
            whole += Array(String(Character(scalar)).utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: whole + rest, as: UTF8.self)
    }

    /// Whether a text holds another, byte for byte.
    static func contains(_ wanted: String, in text: String) -> Bool {
        start(of: Array(wanted.utf8), in: Array(text.utf8)[...]) != nil
    }

    /// Where bytes begin in others; `nil` where they do not.
    private static func start(of wanted: [UInt8], in bytes: Bytes) -> Int? {
        guard let first = wanted.first else { return nil }
        var start = bytes.startIndex
        while start + wanted.count <= bytes.endIndex {
            if bytes[start] == first, bytes[start..<(start + wanted.count)].elementsEqual(wanted) { return start }
            start += 1
        }
        return nil
    }

    private static func take(_ lead: String, from rest: inout Bytes) -> Bool { take(Array(lead.utf8), from: &rest) }

    private static func take(_ lead: [UInt8], from rest: inout Bytes) -> Bool {
        guard rest.starts(with: lead) else { return false }
        rest = rest.dropFirst(lead.count)
        return true
    }
}
