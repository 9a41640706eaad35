import JSON

/// What becomes of the wish to run an intent, as a journal has it.
public enum RunBeginning: Sendable {
    /// The run may begin; it has a number.
    case begun(Int64)
    /// The run was done before, under the same key; the answer it had.
    case done(JournalEntry, answer: JSONValue?)
    /// A run under the same key has begun and its end is not known; whether its process is still at it.
    case unfinished(JournalEntry, isAlive: Bool)
}
