/// The last that a program said on standard error.
struct ErrorTail {
    /// How many bytes are kept.
    static let limit = 64 << 10
    /// The longest line that is told in an error.
    private static let longestLine = 300

    private var bytes: [UInt8] = []

    /// Keeps more of what was said, and less of what came before.
    mutating func take(_ more: ArraySlice<UInt8>) {
        bytes.append(contentsOf: more)
        // Not at each byte over the limit, since all that is kept moves then.
        if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }

    /// All that is kept.
    var text: String { String(decoding: bytes.suffix(Self.limit), as: UTF8.self) }

    /// The last line that says something of the program's own; `nil` where there is none.
    var lastLine: String? {
        let lines = text.split(whereSeparator: \.isNewline)
        // The runtime's report of a crash, its backtrace, follows what the program said.
        let own = lines.firstIndex { $0.contains("*** Signal ") || $0.contains("*** Program crashed") }
        let line = lines[..<(own ?? lines.endIndex)].last { !$0.allSatisfy(\.isWhitespace) } ?? lines.last
        return line.map { String($0.prefix(Self.longestLine)) }
    }
}
