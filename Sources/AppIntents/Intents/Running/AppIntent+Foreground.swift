extension AppIntent {
    /// Goes on with the app in front, within ``perform()``.
    ///
    /// Nothing is brought to the front where the app has no window of its own: the person is asked, and the intent goes on with
    /// ``IntentModes/Current/foreground`` as its mode.
    ///
    /// - Parameters:
    ///   - dialog: What is asked; whether to go on in the app unless given.
    ///   - alwaysConfirm: Whether the person is asked first.
    /// - Throws: ``IntentCancellation`` where the person declines or cannot be asked.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        guard systemContext.currentMode != .foreground else { return }
        let session = try IntentSession.requireCurrent(for: "continueInForeground")
        if alwaysConfirm { try await session.requestForeground(dialog ?? Self.foregroundDialog) }
        IntentSession.run?.comeToFront()
    }

    /// An error to throw from ``perform()``: the intent ends here, and the person goes on in the app.
    ///
    /// - Parameters:
    ///   - dialog: What is asked; whether to go on in the app unless given.
    ///   - alwaysConfirm: Whether the person is asked first.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        AppIntentError(
            .continueInForeground(dialog: dialog ?? Self.foregroundDialog, asks: alwaysConfirm, continuation: nil))
    }

    /// The question whether to go on in the app.
    static var foregroundDialog: IntentDialog { IntentDialog("Continue '\(title)' in the app?") }
}
