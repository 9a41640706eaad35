/// The lines on which the values of a description stand.
struct DescriptionLines {
    /// What a value stands in, and how far that was read.
    private enum Level {
        case object(place: String, name: String?)
        case list(place: String, count: Int)
    }

    private var lines: [String: Int] = ["": 1]

    /// Goes through JSON text that is known to be right.
    init(of text: String) {
        var levels: [Level] = []
        var line = 1
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "{"): levels.append(.object(place: begin(in: &levels, line), name: nil))
            case UInt8(ascii: "["): levels.append(.list(place: begin(in: &levels, line), count: 0))
            case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
            case UInt8(ascii: "\""):
                let string = Self.string(&rest)
                if case .object(let place, nil)? = levels.last {
                    levels[levels.endIndex - 1] = .object(place: place, name: string)
                } else {
                    _ = begin(in: &levels, line)
                }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"),
                UInt8(ascii: "n"):
                while let next = rest.first, !",]}\n".utf8.contains(next) { _ = rest.popFirst() }
                _ = begin(in: &levels, line)
            default: break
            }
        }
    }

    /// The line of a value, or of what it stands in where the value is not there.
    func line(of place: String) -> Int {
        var place = Substring(place)
        while true {
            if let line = lines[String(place)] { return line }
            place = place[..<(place.lastIndex { $0 == "." || $0 == "[" } ?? place.startIndex)]
        }
    }

    /// Notes down where a value begins, and gives its place.
    private mutating func begin(in levels: inout [Level], _ line: Int) -> String {
        var place = ""
        switch levels.popLast() {
        case .object(let outer, let name)?:
            place = outer.isEmpty ? name ?? "" : "\(outer).\(name ?? "")"
            levels.append(.object(place: outer, name: nil))
        case .list(let outer, let count)?:
            place = "\(outer)[\(count)]"
            levels.append(.list(place: outer, count: count + 1))
        case nil: break
        }
        lines[place] = line
        return place
    }

    /// Reads on to the end of a string whose first quotation mark was read.
    private static func string(_ rest: inout Substring.UTF8View.SubSequence) -> String {
        var bytes: [UInt8] = []
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            bytes.append(byte)
            if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { bytes.append(escaped) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
