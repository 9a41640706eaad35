extension IntentResult {
    /// Shows a snippet.
    ///
    /// - Parameter snippetIntent: Shows the result.
    public static func result(
        snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(snippet: snippetIntent)
    }

    /// Returns a value and shows a snippet.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - snippetIntent: Shows the result.
    public static func result<Value>(
        value: Value, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value, snippet: snippetIntent)
    }

    /// Goes on with another intent and shows a snippet.
    ///
    /// - Parameters:
    ///   - opensIntent: The intent that runs next.
    ///   - snippetIntent: Shows the result.
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        IntentResultContainer(follows: opensIntent, snippet: snippetIntent)
    }

    /// Says something and shows a snippet.
    ///
    /// - Parameters:
    ///   - dialog: What is said.
    ///   - snippetIntent: Shows the result.
    public static func result(
        dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(says: dialog, snippet: snippetIntent)
    }

    /// Returns a value, goes on with another intent and shows a snippet.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - opensIntent: The intent that runs next.
    ///   - snippetIntent: Shows the result.
    public static func result<Value, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        IntentResultContainer(value: value, follows: opensIntent, snippet: snippetIntent)
    }

    /// Returns a value, says something and shows a snippet.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - dialog: What is said.
    ///   - snippetIntent: Shows the result.
    public static func result<Value>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, says: dialog, snippet: snippetIntent)
    }

    /// Goes on with another intent, says something and shows a snippet.
    ///
    /// - Parameters:
    ///   - opensIntent: The intent that runs next.
    ///   - dialog: What is said.
    ///   - snippetIntent: Shows the result.
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(says: dialog, follows: opensIntent, snippet: snippetIntent)
    }

    /// Returns a value, goes on with another intent, says something and shows a snippet.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - opensIntent: The intent that runs next.
    ///   - dialog: What is said.
    ///   - snippetIntent: Shows the result.
    public static func result<Value, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(value: value, says: dialog, follows: opensIntent, snippet: snippetIntent)
    }
}
