/// An intent that starts in the background and may ask to go on with its app in front.
///
/// Newer source declares ``AppIntent/supportedModes`` and calls ``AppIntent/continueInForeground(_:alwaysConfirm:)``.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// An error to throw from ``AppIntent/perform()``: the intent ends here, and the person goes on in the app.
    ///
    /// - Parameters:
    ///   - dialog: What is asked; whether to go on in the app unless given.
    ///   - continuation: What the app does once the person has agreed.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        AppIntentError(
            .continueInForeground(
                dialog: dialog ?? Self.foregroundDialog, asks: true, continuation: continuation))
    }

    /// Goes on with the app in front, within ``AppIntent/perform()``.
    ///
    /// - Parameters:
    ///   - dialog: What is asked; whether to go on in the app unless given.
    ///   - continuation: What the app does once the person has agreed.
    /// - Returns: What `continuation` returned.
    /// - Throws: ``IntentCancellation`` where the person declines or cannot be asked, and what `continuation` throws.
    public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        try await continueInForeground(dialog)
        return try await continuation()
    }

    /// Goes on with the app in front, within ``AppIntent/perform()``.
    ///
    /// - Parameter dialog: What is asked; whether to go on in the app unless given.
    /// - Throws: ``IntentCancellation`` where the person declines or cannot be asked.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        try await continueInForeground(dialog)
    }
}
