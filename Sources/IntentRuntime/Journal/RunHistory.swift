/// What the person's files said before runs changed them, kept for a while so that runs can be taken back.
///
/// How changes come to be known, and where what was there before is kept, is the history's to choose; `ChangeHistory` of the
/// module of that name keeps the changes to accounts' folders.
public protocol RunHistory: Sendable {
    /// Does something and keeps what it changes.
    ///
    /// - Parameters:
    ///   - note: Told, before the first change is made, the name under which the changes are kept. Where it throws, the
    ///     change is not made.
    ///   - body: What is done.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    func recording<Value>(
        _ note: @escaping @Sendable (_ record: String) throws -> Void, _ body: () async throws -> Value
    ) async throws -> Value

    /// Why something cannot be taken back, whatever the files say now.
    ///
    /// - Parameter record: The name under which its changes are kept.
    /// - Returns: The reason, in words that follow "since"; `nil` where there is none.
    func obstacle(to record: String) -> String?

    /// What taking something back does, after a look at whether it can be.
    ///
    /// - Parameter record: The name under which its changes are kept.
    /// - Returns: Each step in words, such as "remove 'Crew.md'"; none where all is as before already.
    /// - Throws: An error that says in its description what stands against it, such as a file that was changed since.
    func stepsBack(of record: String) throws -> [String]

    /// Takes something back. What was begun and broken off is gone on with.
    ///
    /// - Parameter record: The name under which its changes are kept.
    /// - Throws: An error that says in its description what stood against it. Where the files were not as they were left,
    ///   nothing was changed.
    func takeBack(_ record: String) async throws
}
