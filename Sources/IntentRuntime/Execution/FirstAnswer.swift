import Synchronization

/// Takes the first of several answers, so that a run can be given up without waiting for code that does not listen.
final class FirstAnswer<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Value, any Error>)
        case answered(Result<Value, any Error>)
        case closed
    }

    private let state = Mutex(State.open)

    /// Gives an answer; only the first counts.
    func give(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .open: state = .answered(result)
            case .awaited(let continuation):
                state = .closed
                return continuation
            case .answered, .closed: break
            }
            return nil
        }
        continuation?.resume(with: result)
    }

    /// Waits for the first answer.
    func wait() async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let result: Result<Value, any Error>? = state.withLock { state in
                if case .answered(let result) = state {
                    state = .closed
                    return result
                }
                state = .awaited(continuation)
                return nil
            }
            if let result { continuation.resume(with: result) }
        }
    }
}
