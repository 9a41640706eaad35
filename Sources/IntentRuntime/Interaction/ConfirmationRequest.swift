/// A question to be answered with yes or no.
public struct ConfirmationRequest: Sendable {
    /// What is asked.
    public let question: String
    /// Whether a yes lets something be deleted or altered.
    public let isDestructive: Bool
}
