import Synchronization

/// What whoever asks a query for entities wants, and is told, beyond what the protocols of queries have.
///
/// A query may look at the ``current`` request and need not. With many entities, one that stops at ``limit`` does not make those that
/// nobody will see; and what it could not look at, it can say, so that its answer is not taken for all.
///
/// ```swift
/// func entities(matching string: String) async throws -> [LetterEntity] {
///     let found = try await archive.search(string, limit: EntityQueryRequest.current?.limit)
///     if found.lockedBoxes > 0 { EntityQueryRequest.current?.note(missing: "\(found.lockedBoxes) boxes are locked") }
///     return found.letters
/// }
/// ```
public final class EntityQueryRequest: Sendable {
    /// The request that is being answered; `nil` where nobody wants to know more.
    @TaskLocal public static var current: EntityQueryRequest?

    /// How many entities are enough, counted from the first; `nil` where all are wanted.
    public let limit: Int?

    private let notes = Mutex<[String]>([])

    /// Makes a request.
    ///
    /// - Parameter limit: How many entities are enough.
    package init(limit: Int?) {
        self.limit = limit
    }

    /// Says that the answer is not all, since something could not be looked at.
    ///
    /// - Parameter words: What is missing and why, as `2 files cannot be read: a.md, b.md`. The same words count once.
    public func note(missing words: String) {
        notes.withLock { notes in
            if !notes.contains(words) { notes.append(words) }
        }
    }

    /// What could not be looked at, in words.
    package var missing: [String] { notes.withLock(\.self) }
}
