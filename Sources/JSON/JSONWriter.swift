/// Writes JSON text.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let indent: Int?
    private var level = 0

    /// Makes a writer.
    ///
    /// - Parameter indent: How many spaces a level is indented by; `nil` writes one line.
    init(indent: Int?) {
        self.indent = indent
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: put("null")
        case .bool(let value): put(value ? "true" : "false")
        case .integer(let value): put(String(value))
        // JSON has no word for these.
        case .number(let value): put(value.isFinite ? String(value) : "null")
        case .string(let text): write(text)
        case .array(let elements):
            open("[")
            var isFirst = true
            for element in elements {
                separate(&isFirst)
                write(element)
            }
            close("]", isEmpty: isFirst)
        case .object(let members):
            open("{")
            var isFirst = true
            for (name, value) in members {
                separate(&isFirst)
                write(name)
                put(indent == nil ? ":" : ": ")
                write(value)
            }
            close("}", isEmpty: isFirst)
        }
    }

    /// Ends what was written with a line break.
    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func open(_ bracket: String) {
        put(bracket)
        level += 1
    }

    private mutating func separate(_ isFirst: inout Bool) {
        if !isFirst { put(",") }
        isFirst = false
        breakLine()
    }

    private mutating func close(_ bracket: String, isEmpty: Bool) {
        level -= 1
        if !isEmpty { breakLine() }
        put(bracket)
    }

    private mutating func breakLine() {
        guard let indent else { return }
        put("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * level))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
            if isPlain { bytes.append(contentsOf: utf8) }
            return isPlain
        }
        if !isPlain { writeEscaped(text) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func writeEscaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: put("\\\"")
            case 0x5C: put("\\\\")
            case 8: put("\\b")
            case 9: put("\\t")
            case 10: put("\\n")
            case 12: put("\\f")
            case 13: put("\\r")
            // What a terminal acts on, what some readers take for the end of a line, and what turns text about.
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
                let digits = String(scalar.value, radix: 16)
                put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    private mutating func put(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
