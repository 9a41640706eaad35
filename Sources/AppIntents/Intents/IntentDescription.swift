/// What an intent does, for a person who looks for it.
public struct IntentDescription: Sendable {
    /// The description.
    public let descriptionText: LocalizedStringResource

    /// The group under which the intent is listed.
    public let categoryName: LocalizedStringResource?

    /// Other words by which the intent is found.
    public let searchKeywords: [LocalizedStringResource]

    /// What the intent's result is called.
    public let resultValueName: LocalizedStringResource?

    /// Makes a description.
    ///
    /// - Parameters:
    ///   - text: What the intent does.
    ///   - categoryName: The group under which it is listed.
    ///   - searchKeywords: Other words by which it is found.
    ///   - resultValueName: What its result is called.
    public init(
        _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        descriptionText = text
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
}

extension IntentDescription: ExpressibleByStringLiteral {
    /// Makes a description from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}
