/// A question to be answered with yes or no.
public struct ConfirmationRequest: Sendable {
    /// What is asked.
    public let question: String
    /// Whether a yes lets something be deleted or altered.
    public let isDestructive: Bool
    /// What the yes is called, where the intent says.
    public var acceptLabel: String?
    /// What the no is called, where the intent says.
    public var denyLabel: String?
    /// Whether a yes lets the intent go on in its app, before the person's eyes.
    public var isForeground = false

    /// Makes a question of its parts.
    package init(
        question: String, isDestructive: Bool, acceptLabel: String? = nil, denyLabel: String? = nil,
        isForeground: Bool = false
    ) {
        self.question = question
        self.isDestructive = isDestructive
        self.acceptLabel = acceptLabel
        self.denyLabel = denyLabel
        self.isForeground = isForeground
    }
}
