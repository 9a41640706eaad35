extension AppIntent {
    /// Asks the person to confirm before going on.
    ///
    /// - Parameter dialog: What is asked; the intent's title unless given.
    /// - Throws: ``IntentCancellation/declined(_:)`` when the person declines, ``IntentCancellation/nobodyToAsk(_:)`` when there is no
    ///   way to ask.
    public func requestConfirmation(dialog: IntentDialog? = nil) async throws {
        try await IntentSession.requireCurrent(for: "requestConfirmation").requestConfirmation(
            dialog ?? IntentDialog(Self.title))
    }
}
