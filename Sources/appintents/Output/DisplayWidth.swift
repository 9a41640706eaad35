/// How many columns text takes on a terminal.
enum DisplayWidth {
    /// The width of a text.
    static func of(_ text: String) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The beginning of a text that fits a width, with an ellipsis where it was cut.
    static func fitting(_ text: String, _ width: Int) -> String {
        if of(text) <= width { return text }
        var kept = ""
        var used = 0
        for character in text {
            used += of(character)
            if used > width - 1 { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// A text as it may stand on a terminal: on one line, and with no control character that could move the cursor or change colours.
    static func clean(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isHidden($0) ? " " : $0 }))
    }

    /// A text of several lines without control characters.
    static func cleanLines(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0 != "\n" && $0 != "\t" && isHidden($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // The marks that turn the direction of text about.
        case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        default: false
        }
    }

    /// One column, two for the wide characters of East Asia and for emoji (Unicode's UAX #11).
    private static func of(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0..<0x300: return 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
        }
    }
}
