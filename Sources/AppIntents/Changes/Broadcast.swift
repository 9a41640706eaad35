import Synchronization

/// Tells whoever listens of what happens, on the thread that it happens on.
package final class Broadcast<Event: Sendable>: Sendable {
    /// Takes what happens; it must be quick, and must not post.
    package typealias Listener = @Sendable (Event) -> Void

    private struct State {
        var listeners: [Int: Listener] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())
    /// Whether somebody was listening when that was last told.
    private let wasHeard = Mutex(false)
    private let whenHeard: @Sendable (Broadcast, Bool) -> Void

    /// Makes a broadcast.
    ///
    /// - Parameter whenHeard: Told when somebody listens after nobody did, and when nobody does any more, one call after the other.
    package init(whenHeard: @escaping @Sendable (Broadcast, Bool) -> Void) {
        self.whenHeard = whenHeard
    }

    /// Tells all who listen.
    package func post(_ event: Event) {
        for listener in state.withLock(\.listeners).values { listener(event) }
    }

    /// Listens until what is returned is gone.
    ///
    /// - Parameter listener: Takes what happens.
    package func listen(_ listener: @escaping Listener) -> Listening {
        let number = state.withLock { state in
            state.lastNumber += 1
            state.listeners[state.lastNumber] = listener
            return state.lastNumber
        }
        tellWhetherHeard()
        return Listening { [weak self] in
            guard let self else { return }
            _ = state.withLock { $0.listeners.removeValue(forKey: number) }
            tellWhetherHeard()
        }
    }

    /// Tells of a change only, whoever comes and goes meanwhile.
    private func tellWhetherHeard() {
        wasHeard.withLock { wasHeard in
            let isHeard = state.withLock { !$0.listeners.isEmpty }
            guard isHeard != wasHeard else { return }
            wasHeard = isHeard
            whenHeard(self, isHeard)
        }
    }
}
