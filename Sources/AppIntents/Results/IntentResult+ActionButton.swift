extension IntentResult {
    /// Offers the next action of a watch's Action button.
    ///
    /// - Parameter actionButtonIntent: The next action of the Action button, which only a watch has.
    public static func result(
        actionButtonIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(actionButton: actionButtonIntent)
    }

    /// Returns a value and offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    public static func result<Value>(
        value: Value, actionButtonIntent: some AppIntent
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value, actionButton: actionButtonIntent)
    }

    /// Says something and offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    ///   - dialog: What is said.
    public static func result(
        actionButtonIntent: some AppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(says: dialog, actionButton: actionButtonIntent)
    }

    /// Returns a value, says something and offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    ///   - dialog: What is said.
    public static func result<Value>(
        value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, says: dialog, actionButton: actionButtonIntent)
    }

    /// Offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    ///   - activityIdentifier: The activity that the result belongs to.
    public static func result(
        actionButtonIntent: some AppIntent, activityIdentifier: String
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Returns a value and offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    ///   - activityIdentifier: The activity that the result belongs to.
    public static func result<Value>(
        value: Value, actionButtonIntent: some AppIntent, activityIdentifier: String
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Says something and offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    ///   - dialog: What is said.
    ///   - activityIdentifier: The activity that the result belongs to.
    public static func result(
        actionButtonIntent: some AppIntent, dialog: IntentDialog, activityIdentifier: String
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(says: dialog, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Returns a value, says something and offers the next action of a watch's Action button.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - actionButtonIntent: The next action of the Action button, which only a watch has.
    ///   - dialog: What is said.
    ///   - activityIdentifier: The activity that the result belongs to.
    public static func result<Value>(
        value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog, activityIdentifier: String
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(
            value: value, says: dialog, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }
}
