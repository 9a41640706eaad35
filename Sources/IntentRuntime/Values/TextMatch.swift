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
}
