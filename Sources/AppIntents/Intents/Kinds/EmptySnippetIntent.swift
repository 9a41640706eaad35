/// A snippet that shows nothing.
public struct EmptySnippetIntent: SnippetIntent {
    /// The snippet's title.
    public static let title: LocalizedStringResource = "Nothing"

    /// Makes the snippet.
    public init() {}

    /// Shows nothing.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
