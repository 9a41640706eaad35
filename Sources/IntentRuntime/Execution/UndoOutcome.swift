import JSON

/// What came of taking a run back.
public struct UndoOutcome: Sendable, Hashable {
    /// The name of the intent that was taken back.
    public let intent: String
    /// The number of its run; `nil` without a journal.
    public let run: Int64?
    /// What was done, each step in words; none where all was as before already, or the app itself took it back.
    public let steps: [String]
    /// The number of the run that did it, by which it can be taken back in its turn; `nil` without a journal.
    public let undo: Int64?

    /// All of it as JSON.
    public var json: JSONValue {
        [
            "intent": .string(intent), "run": run.map { .integer(Int($0)) } ?? .null,
            "steps": .array(steps.map { .string($0) }), "undo": undo.map { .integer(Int($0)) } ?? .null,
        ]
    }
}
