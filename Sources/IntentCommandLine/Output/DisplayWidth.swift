import IntentRuntime

/// How many columns text takes on a terminal.
package enum DisplayWidth {
    /// The width of a text.
    package static func of(_ text: String) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// The beginning of a text that fits a width, with an ellipsis where it was cut.
    package static func fitting(_ text: String, _ width: Int) -> String {
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

    /// A text as it may stand within a line: line breaks and tabs are spaces, and nothing is hidden or moves the cursor.
    package static func clean(_ text: String) -> String {
        let words = text.split(omittingEmptySubsequences: false) { $0.isNewline || $0 == "\t" }
        return VisibleText.of(words.joined(separator: " "))
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
