/// Reads yes and no, in words: `yes`, `on`, `true`, `1`, and those of the person's language.
enum BooleanText {
    /// The value; `nil` where the text is neither.
    static func value(_ text: String, in context: ValueContext) -> Bool? {
        guard text.utf8.count <= WordToken.longestText else { return nil }
        let word = WordToken.folded(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return context.languages.lazy.compactMap { $0.truths[word] }.first
    }
}
