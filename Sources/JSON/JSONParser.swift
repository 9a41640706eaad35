/// Reads JSON text, as RFC 8259 has it.
///
/// Foundation's own decoder loses the order of members and costs an exception a value where the type is not known beforehand; this
/// one keeps the order, has a bound on depth, and tells where the text is wrong.
struct JSONParser {
    /// How deep lists and objects may stand in one another.
    static let depthLimit = 128
    /// How many members an object may have for each to be looked for among the others one by one.
    private static let fewMembers = 16

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Reads the whole text as one value.
    mutating func parse() throws(JSONError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw unexpected("the end") }
        return value
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        guard position < bytes.count else { throw .unexpectedEnd(expected: "a value") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["): return .array(try array())
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: throw unexpected("a value")
        }
    }

    private mutating func enter() throws(JSONError) {
        depth += 1
        if depth > Self.depthLimit { throw .tooDeep(limit: Self.depthLimit) }
        position += 1
    }

    private mutating func object() throws(JSONError) -> JSONObject {
        try enter()
        defer { depth -= 1 }
        var members = JSONObject()
        // Looking each name up among many earlier ones would make a hostile object with very many members quadratic.
        var seen: Set<String> = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return members }
        while true {
            skipSpace()
            guard position < bytes.count else { throw .unexpectedEnd(expected: "a member's name") }
            guard bytes[position] == UInt8(ascii: "\"") else { throw unexpected("a member's name in quotes") }
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw unexpected("':'") }
            let value = try value()
            if members.count < Self.fewMembers {
                members[name] = value
            } else {
                if seen.isEmpty { seen.formUnion(members.names) }
                if seen.insert(name).inserted {
                    members.append(name, value)
                } else {
                    members[name] = value
                }
            }
            skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard take(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
        }
    }

    private mutating func array() throws(JSONError) -> [JSONValue] {
        try enter()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value())
            skipSpace()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        for offset in 0..<word.utf8CodeUnitCount {
            guard position + offset < bytes.count else { throw .unexpectedEnd(expected: "'\(word)'") }
            guard bytes[position + offset] == word.utf8Start[offset] else { throw unexpected("'\(word)'") }
        }
        position += word.utf8CodeUnitCount
        return value
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        var isWhole = true
        _ = take(UInt8(ascii: "-"))
        if take(UInt8(ascii: "0")) {
            // A leading zero stands alone.
        } else {
            try digits()
        }
        if take(UInt8(ascii: ".")) {
            isWhole = false
            try digits()
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            isWhole = false
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if isWhole, let whole = Int(text) { return .integer(whole) }
        guard let value = Double(text), value.isFinite else {
            throw .unexpected(found: "the number \(text)", offset: start, expected: "a number that can be held")
        }
        return .number(value)
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) {
            position += 1
        }
        guard position > start else { throw unexpected("a digit") }
    }

    private mutating func string() throws(JSONError) -> String {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\"),
            bytes[position] >= 0x20
        {
            position += 1
        }
        guard position < bytes.count else { throw .unexpectedEnd(expected: "'\"'") }
        if bytes[position] == UInt8(ascii: "\"") {
            let text = try text(start..<position, at: start)
            position += 1
            return text
        }
        return try stringWithEscapes(from: start)
    }

    private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
        var collected = Array(bytes[start..<position])
        while true {
            guard position < bytes.count else { throw .unexpectedEnd(expected: "'\"'") }
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let text = String(validating: collected, as: UTF8.self) else { throw .notUTF8(offset: start) }
                return text
            case UInt8(ascii: "\\"): try escape(into: &collected)
            case 0..<0x20: throw unexpected("a character that is no control character")
            default:
                collected.append(byte)
                position += 1
            }
        }
    }

    private mutating func escape(into collected: inout [UInt8]) throws(JSONError) {
        position += 1
        guard position < bytes.count else { throw .unexpectedEnd(expected: "an escape") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): collected.append(byte)
        case UInt8(ascii: "b"): collected.append(8)
        case UInt8(ascii: "f"): collected.append(12)
        case UInt8(ascii: "n"): collected.append(10)
        case UInt8(ascii: "r"): collected.append(13)
        case UInt8(ascii: "t"): collected.append(9)
        case UInt8(ascii: "u"):
            let unit = try hexadecimal()
            var scalar = Unicode.Scalar(UInt32(unit))
            if UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
                bytes[position + 1] == UInt8(ascii: "u")
            {
                let before = position
                position += 2
                let trail = try hexadecimal()
                if UTF16.isTrailSurrogate(trail) {
                    scalar = Unicode.Scalar(0x10000 + ((UInt32(unit) - 0xD800) << 10) + (UInt32(trail) - 0xDC00))
                } else {
                    position = before
                }
            }
            // Half of a pair names no character.
            collected.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
        default:
            position -= 1
            throw unexpected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt16 {
        guard position + 4 <= bytes.count else { throw .unexpectedEnd(expected: "four hexadecimal digits") }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
                throw unexpected("a hexadecimal digit")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private func text(_ range: Range<Int>, at offset: Int) throws(JSONError) -> String {
        guard let text = String(validating: bytes[range], as: UTF8.self) else { throw .notUTF8(offset: offset) }
        return text
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            default: return
            }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private func unexpected(_ expected: String) -> JSONError {
        guard position < bytes.count else { return .unexpectedEnd(expected: expected) }
        let byte = bytes[position]
        let found =
            byte >= 0x20 && byte < 0x7F
            ? "'\(Character(Unicode.Scalar(byte)))'" : "the byte 0x" + String(byte, radix: 16, uppercase: true)
        return .unexpected(found: found, offset: position, expected: expected)
    }
}
