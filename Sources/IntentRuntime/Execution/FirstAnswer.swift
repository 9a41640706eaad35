import Synchronization

/// Takes the first of several answers and hands it to the one that waits for it, so that what does not listen can be given up.
package final class FirstAnswer<Value: Sendable>: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Value, Never>)
        case answered(Value)
    }

    private let state = Mutex(State.open)

    /// Makes a place for an answer.
    package init() {}

    /// Gives an answer; only the first counts.
    package func give(_ value: Value) {
        let continuation: CheckedContinuation<Value, Never>? = state.withLock { state in
            switch state {
            case .open: state = .answered(value)
            case .awaited(let continuation):
                state = .answered(value)
                return continuation
            case .answered: break
            }
            return nil
        }
        continuation?.resume(returning: value)
    }

    /// Waits for the first answer; one may wait.
    package func wait() async -> Value {
        await withCheckedContinuation { continuation in
            let value: Value? = state.withLock { state in
                if case .answered(let value) = state { return value }
                state = .awaited(continuation)
                return nil
            }
            if let value { continuation.resume(returning: value) }
        }
    }
}
