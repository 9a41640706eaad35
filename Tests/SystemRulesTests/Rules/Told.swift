import JSON

/// What whoever asked for something was told.
struct Told: Sendable {
    /// Whether it was done.
    let isDone: Bool
    /// The outcome as JSON, where it was done.
    let outcome: JSONValue?
    /// Everything that was shown or said, questions included.
    let words: String
    /// Whether the person was asked anything.
    let wasAsked: Bool
    /// How far the run was at last, from 0 to 1, where that was told.
    let progress: Double?

    /// The value returned.
    var value: JSONValue? { outcome?["value"] }
}
