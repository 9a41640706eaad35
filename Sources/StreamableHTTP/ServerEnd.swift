import Synchronization

/// The end of a server: tells all requests that it has come, and waits for the connections that are being resumed, since the
/// library must be there for that.
final class ServerEnd: Sendable {
    private let isReached = Atomic(false)
    private let resumingCount = Atomic(0)

    /// Whether nothing may wait any more.
    var hasCome: Bool { isReached.load(ordering: .sequentiallyConsistent) }

    /// Whether a connection is being resumed.
    var isAwaited: Bool { resumingCount.load(ordering: .sequentiallyConsistent) > 0 }

    /// Takes it that from here on nothing may wait any more.
    func come() {
        isReached.store(true, ordering: .sequentiallyConsistent)
    }

    /// Takes it that a connection is about to be resumed.
    func beginResuming() {
        resumingCount.add(1, ordering: .sequentiallyConsistent)
    }

    /// Takes it that a connection has been resumed.
    func endResuming() {
        resumingCount.subtract(1, ordering: .sequentiallyConsistent)
    }
}
