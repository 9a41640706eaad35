import JSON

/// What every run leaves behind: who asked for it, which intent, with which values, and how it ended.
///
/// A run is written down before it begins, so that one whose process was killed is there as `running`. Where the entries are
/// kept is the journal's to choose; `SQLiteJournal` of the module `IntentJournal` keeps them in a file.
public protocol RunJournal: Sendable {
    /// Writes down that a run begins, unless one under the same key was done or has begun.
    ///
    /// - Parameters:
    ///   - intent: The intent, after its app.
    ///   - values: The values given, by parameter, without long texts and secrets.
    ///   - requester: Who asks.
    ///   - key: The key by which a repeat is known; with `nil` every run is a new one.
    /// - Returns: Whether the run may begin.
    /// - Throws: An error that says in its description why nothing could be written down.
    func begin(_ intent: String, values: JSONObject, requester: String, key: String?) throws -> RunBeginning

    /// Writes down how a run ended.
    ///
    /// - Parameters:
    ///   - number: The run's number.
    ///   - state: How it ended.
    ///   - outcome: What it returned, or the words of its error.
    ///   - answer: What a repeat under the same key is answered with.
    /// - Throws: An error that says in its description why nothing could be written down.
    func end(_ number: Int64, as state: JournalEntry.State, outcome: String?, answer: JSONValue?) throws
}
