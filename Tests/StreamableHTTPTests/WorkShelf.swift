import Testing

/// Keeps work that a server has done aside, until a test does it.
final class WorkShelf: Sendable {
    private let (works, continuation) = AsyncStream.makeStream(of: (@Sendable () -> Void).self)

    /// Puts work on the shelf.
    func put(_ work: @escaping @Sendable () -> Void) { continuation.yield(work) }

    /// The next work, once there is some.
    func next() async throws -> @Sendable () -> Void {
        var iterator = works.makeAsyncIterator()
        return try #require(await iterator.next())
    }
}
