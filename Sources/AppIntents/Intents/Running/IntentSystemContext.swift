/// What the system tells an intent of the circumstances in which it runs.
public struct IntentSystemContext: Sendable {
    /// When the person asked for the intent; `nil` where the system does not run it.
    public let preciseTimestamp: Date?

    /// Where the intent runs at this moment.
    public let currentMode: IntentModes.Current

    /// Whether the person can only hear.
    public let isVoiceOnly: Bool

    /// The language and region of the run.
    public let locale: Locale
}

extension AppIntent {
    /// What the system tells this intent of the circumstances in which it runs.
    public var systemContext: IntentSystemContext {
        let run = IntentSession.run
        return IntentSystemContext(
            preciseTimestamp: run?.started, currentMode: run?.mode ?? .background, isVoiceOnly: false, locale: .current)
    }
}
