import Synchronization

/// What a ``HoldIntent`` waits for: started, then given or cancelled.
final class Signal: Sendable {
    private static let all = Mutex<[String: Signal]>([:])

    private let starts: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) =
        AsyncStream.makeStream()
    private let gives: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) =
        AsyncStream.makeStream()
    private let cancels: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) =
        AsyncStream.makeStream()

    /// The signal of a name.
    static func named(_ name: String) -> Signal {
        all.withLock { all in
            if let signal = all[name] { return signal }
            let signal = Signal()
            all[name] = signal
            return signal
        }
    }

    /// Lets the waiting intent go on.
    func give() { gives.continuation.finish() }

    /// Waits until the signal is given.
    func wait() async throws {
        starts.continuation.finish()
        for await _ in gives.stream {}
        if Task.isCancelled {
            cancels.continuation.finish()
            throw CancellationError()
        }
    }

    /// Waits until an intent waits.
    func started() async { for await _ in starts.stream {} }

    /// Waits until an intent that waited is cancelled.
    func cancelled() async { for await _ in cancels.stream {} }
}
