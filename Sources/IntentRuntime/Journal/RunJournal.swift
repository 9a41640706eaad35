import JSON

/// What every run leaves behind: who asked for it, which intent, with which values, and how it ended.
///
/// A run is written down before it begins, so that one whose process was killed is there as `interrupted`. Where the entries are
/// kept is the journal's to choose; `SQLiteJournal` of the module `IntentJournal` keeps them in a file.
public protocol RunJournal: Sendable {
    /// Writes down that a run begins, unless one under the same key was done or has begun.
    ///
    /// A key that was given is taken by the run at once. One that was made from the request is only looked for, and taken by
    /// ``claim(_:for:whateverWasDone:)`` when the intent is about to do its work.
    ///
    /// - Parameters:
    ///   - intent: The intent, after its app.
    ///   - values: The values given, by parameter, without long texts and secrets.
    ///   - requester: Who asks.
    ///   - key: The key by which a repeat is known; with `nil` every run is a new one.
    /// - Returns: Whether the run may begin.
    /// - Throws: An error that says in its description why nothing could be written down.
    func begin(_ intent: String, values: JSONObject, requester: String, key: RunKey?) throws -> RunBeginning

    /// Takes a key for a run that has begun, unless another one under the same key was done or is at it.
    ///
    /// - Parameters:
    ///   - number: The run's number.
    ///   - key: The key, made from the request.
    ///   - whateverWasDone: Whether the run takes the key from any other one.
    /// - Returns: Whether the run may go on.
    /// - Throws: An error that says in its description why nothing could be written down.
    func claim(_ number: Int64, for key: RunKey, whateverWasDone: Bool) throws -> RunBeginning

    /// Takes the key that was made from its request away from a run, so that the same request is a new one.
    ///
    /// - Parameter number: The run's number.
    /// - Throws: An error that says in its description why nothing could be written down.
    func release(_ number: Int64) throws

    /// Takes out a run that did nothing, since another one under the same key was done.
    ///
    /// - Parameter number: The run's number.
    /// - Throws: An error that says in its description why nothing could be written down.
    func withdraw(_ number: Int64) throws

    /// Writes down how a run ended.
    ///
    /// - Parameters:
    ///   - number: The run's number.
    ///   - state: How it ended.
    ///   - outcome: What it returned, or the words of its error.
    ///   - answer: What a repeat under the same key is answered with.
    /// - Throws: An error that says in its description why nothing could be written down.
    func end(_ number: Int64, as state: JournalEntry.State, outcome: String?, answer: JSONValue?) throws

    /// Writes down that a run is about to change something, and where that is kept.
    ///
    /// - Parameters:
    ///   - record: The name under which a history keeps it.
    ///   - number: The run's number.
    /// - Throws: An error that says in its description why nothing could be written down.
    func keep(_ record: String, of number: Int64) throws

    /// Writes down that a run was taken back. Where that one had taken back another, this counts as done again.
    ///
    /// - Parameters:
    ///   - number: The number of the run that was taken back.
    ///   - undo: The number of the run that did it.
    /// - Throws: An error that says in its description why nothing could be written down.
    func markUndone(_ number: Int64, by undo: Int64) throws

    /// A run.
    ///
    /// - Parameter number: The run's number.
    /// - Returns: The run; `nil` where there is none.
    /// - Throws: An error that says in its description why nothing could be read.
    func entry(_ number: Int64) throws -> JournalEntry?

    /// The runs that changed something which is kept, have ended or lost their process, and are neither taken back nor
    /// themselves what took others back.
    ///
    /// - Returns: The runs, the latest first.
    /// - Throws: An error that says in its description why nothing could be read.
    func changingRuns() throws -> [JournalEntry]

    /// Whether a run has not ended and its process is still there.
    ///
    /// - Parameter number: The run's number.
    /// - Throws: An error that says in its description why nothing could be read.
    func isRunning(_ number: Int64) throws -> Bool
}
