/// How far a run was. An addition of this framework's.
public struct IntentProgress: Sendable, Hashable {
    /// The part done, from 0 to 1, where it was known.
    public let fraction: Double?

    /// What was being done, in the intent's words.
    public let message: String?
}
