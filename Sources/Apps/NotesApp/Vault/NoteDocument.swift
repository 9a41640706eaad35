import Foundation

/// A note's file taken apart: byte order mark, front matter and body.
///
/// The bytes are kept as they are. An edit gives another document in which every byte it has no business with is the
/// same.
struct NoteDocument: Hashable, Sendable {
    /// Where the front matter stands in the bytes.
    struct Block: Hashable, Sendable {
        /// The YAML text between the lines of `---`.
        let yaml: Range<Int>
        /// The first byte after the closing line.
        let end: Int
        /// What ends the opening line.
        let lineEnding: LineEnding
        /// Whether the closing line is ended by a line break rather than by the end of the file.
        let isClosedByLineBreak: Bool
    }

    /// What ends a line.
    enum LineEnding: String, Hashable, Sendable {
        case lineFeed = "\n"
        case carriageReturnLineFeed = "\r\n"
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let dash = UInt8(ascii: "-")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// The file's bytes.
    let bytes: [UInt8]
    /// The first byte that is not UTF-8; nil where all are.
    let invalidOffset: Int?
    /// Whether the file starts with the byte order mark of UTF-8.
    let hasByteOrderMark: Bool
    /// What the first line of the file ends with; a line feed where there is only one line.
    let lineEnding: LineEnding
    /// Where the front matter is; nil where there is none.
    let block: Block?

    /// Where the body starts, after the front matter.
    let bodyStart: Int

    /// Takes a file apart.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        invalidOffset = Self.firstInvalidOffset(in: bytes)
        hasByteOrderMark = bytes.starts(with: Self.byteOrderMark)
        let start = hasByteOrderMark ? Self.byteOrderMark.count : 0
        if let newline = bytes.firstIndex(of: Self.newline), newline > 0, bytes[newline - 1] == Self.carriageReturn {
            lineEnding = .carriageReturnLineFeed
        } else {
            lineEnding = .lineFeed
        }
        block = Self.block(in: bytes, from: start)
        bodyStart = block?.end ?? start
    }

    /// A new file with the given text.
    init(text: String) {
        self.init(Array(text.utf8))
    }

    /// Whether the file is UTF-8, so that its content may be changed.
    var isEditable: Bool { invalidOffset == nil }

    /// The version of the file.
    var version: String { NoteVersion.of(bytes) }

    /// The text after the front matter.
    ///
    /// Where the file is not UTF-8, it is as much of the text as can be shown: UTF-16 is read where the file says so by
    /// its byte order mark, and otherwise U+FFFD stands for what is no character.
    var body: String {
        if !isEditable, bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
            let text = String(data: Data(bytes), encoding: .utf16)
        {
            return text
        }
        return String(decoding: bytes[bodyStart...], as: UTF8.self)
    }

    /// Reads the front matter; no entries where there is none.
    ///
    /// - Throws: ``NoteDocumentError``.
    func frontMatter() throws(NoteDocumentError) -> FrontMatter {
        if let invalidOffset { throw .notUTF8(offset: invalidOffset) }
        guard let block else { return FrontMatter(entries: []) }
        return try FrontMatterReader.read(bytes[block.yaml])
    }

    // MARK: Taking apart

    /// Finds the front matter: from a first line of `---` to the next such line.
    private static func block(in bytes: [UInt8], from start: Int) -> Block? {
        guard isFence(bytes, from: start), let first = bytes[start...].firstIndex(of: newline) else { return nil }
        let ending: LineEnding = bytes[first - 1] == carriageReturn ? .carriageReturnLineFeed : .lineFeed
        var line = first + 1
        while line < bytes.count {
            let end = bytes[line...].firstIndex(of: newline)
            if isFence(bytes, from: line) {
                return Block(
                    yaml: first + 1..<line, end: end.map { $0 + 1 } ?? bytes.count, lineEnding: ending,
                    isClosedByLineBreak: end != nil)
            }
            guard let end else { return nil }
            line = end + 1
        }
        return nil
    }

    /// Whether a line is `---`, with nothing but white space after it.
    private static func isFence(_ bytes: [UInt8], from start: Int) -> Bool {
        guard bytes[start...].starts(with: [dash, dash, dash]) else { return false }
        for byte in bytes[(start + 3)...] {
            switch byte {
            case newline: return true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), carriageReturn: continue
            default: return false
            }
        }
        return true
    }

    /// Where the bytes stop being UTF-8.
    private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var offset = 0
        var decoder = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
        return offset
    }
}
