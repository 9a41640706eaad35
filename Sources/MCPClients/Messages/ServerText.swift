import IntentRuntime

/// What a server says, as it may be shown: nothing hidden in it, nothing fetched by it, and no longer than sensible.
enum ServerText {
    /// A text on one line.
    ///
    /// - Parameters:
    ///   - text: What the server says.
    ///   - limit: How many characters are kept.
    static func line(_ text: String, limit: Int) -> String {
        cut(VisibleText.of(text.trimmed, [.onOneLine, .withoutFetching]), limit)
    }

    /// A text that may have several lines.
    ///
    /// - Parameters:
    ///   - text: What the server says.
    ///   - limit: How many characters are kept.
    static func words(_ text: String, limit: Int) -> String {
        cut(VisibleText.of(text.trimmed, .withoutFetching), limit)
    }

    private static func cut(_ text: String, _ limit: Int) -> String {
        text.count > limit ? text.prefix(limit - 1) + "…" : text
    }
}

extension String {
    /// The text without space around it. What is far longer than anything that is shown is cut before it is looked at.
    fileprivate var trimmed: String {
        let part = unicodeScalars.prefix(100_000).drop { $0.properties.isWhitespace }
        return String(String.UnicodeScalarView(part.reversed().drop { $0.properties.isWhitespace }.reversed()))
    }
}
