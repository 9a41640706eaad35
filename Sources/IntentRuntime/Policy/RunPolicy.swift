/// What intents may do, as the person has set it.
///
/// Without anything set, reading, adding and changing are allowed, and the person is asked before anything is deleted or sent.
public struct RunPolicy: Sendable, Hashable {
    /// What may be done with a run.
    public enum Verdict: String, Sendable, Hashable, CaseIterable {
        /// It runs without a question.
        case allowed
        /// The person is asked.
        case asked
        /// It does not run.
        case refused
    }

    /// How the person is asked.
    public enum Asking: String, Sendable, Hashable, CaseIterable {
        /// By whoever wants the run, as an assistant's client does; outside it where that cannot ask.
        case client
        /// Outside it only.
        case outside
    }

    /// Whether only what reads may run.
    public var isReadOnly = false
    /// What is set for some intents.
    public var rules: [Rule] = []
    /// Whom something may be sent to; `nil` where nothing is set, and nobody where it is empty.
    public var recipients: [RecipientPattern]?
    /// How the person is asked.
    public var asking = Asking.client

    /// Makes a policy with nothing set.
    public init() {}
}
