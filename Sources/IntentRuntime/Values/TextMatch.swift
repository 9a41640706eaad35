import AppIntents

/// Compares text as a person would: case and accents do not matter.
enum TextMatch {
    private static let ignoring: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    static func order(_ left: String, _ right: String) -> ComparisonResult {
        left.compare(right, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
    }

    static func equal(_ left: String, _ right: String) -> Bool {
        left.compare(right, options: ignoring) == .orderedSame
    }

    /// Whether two texts have the same letters and digits in the same words.
    static func equalWords(_ left: String, _ right: String) -> Bool {
        func words(_ text: String) -> String {
            text.map { $0.isLetter || $0.isNumber ? $0 : " " }.split(separator: " ").map { String($0) }
                .joined(separator: " ")
        }
        let text = words(left)
        return !text.isEmpty && equal(text, words(right))
    }

    static func contains(_ text: String, _ part: String) -> Bool {
        part.isEmpty || text.range(of: part, options: ignoring) != nil
    }

    static func hasPrefix(_ text: String, _ part: String) -> Bool {
        part.isEmpty || text.range(of: part, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }

    static func hasSuffix(_ text: String, _ part: String) -> Bool {
        part.isEmpty
            || text.range(of: part, options: [.anchored, .backwards, .caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// Whether each word of a text occurs in a title, subtitle or synonym.
    static func words(_ text: String, occurIn display: DisplayRepresentation) -> Bool {
        let places =
            ([display.title, display.subtitle].compactMap(\.self) + display.synonyms).map { String(localized: $0) }
        return text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            places.contains { contains($0, String(word)) }
        }
    }
}
