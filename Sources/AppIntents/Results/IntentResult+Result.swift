extension IntentResult {
    /// Nothing to return.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer()
    }

    /// Returns a value.
    ///
    /// - Parameter value: The value.
    public static func result<Value>(
        value: Value
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    /// Says something.
    ///
    /// - Parameter dialog: What is said.
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(says: dialog)
    }

    /// Returns a value and says something.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - dialog: What is said.
    public static func result<Value>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, says: dialog)
    }

    /// Goes on with another intent.
    ///
    /// - Parameter opensIntent: The intent that runs next.
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        IntentResultContainer(follows: opensIntent)
    }

    /// Goes on with another intent and says something.
    ///
    /// - Parameters:
    ///   - opensIntent: The intent that runs next.
    ///   - dialog: What is said.
    public static func result<OpensAppIntent: AppIntent>(
        opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(says: dialog, follows: opensIntent)
    }

    /// Returns a value and goes on with another intent.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - opensIntent: The intent that runs next.
    public static func result<Value, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        IntentResultContainer(value: value, follows: opensIntent)
    }

    /// Returns a value, goes on with another intent and says something.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - opensIntent: The intent that runs next.
    ///   - dialog: What is said.
    public static func result<Value, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        IntentResultContainer(value: value, says: dialog, follows: opensIntent)
    }
}
