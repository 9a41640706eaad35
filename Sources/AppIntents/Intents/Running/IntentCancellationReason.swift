/// Why an intent was cancelled.
public struct IntentCancellationReason: Sendable, Equatable, CustomDebugStringConvertible {
    /// The reason's name.
    public let debugDescription: String

    /// The intent took too long.
    public static let timeout = IntentCancellationReason(debugDescription: "timeout")

    /// The person wants no more of it.
    public static let userCancelled = IntentCancellationReason(debugDescription: "userCancelled")
}
