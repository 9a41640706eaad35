import Synchronization

/// A gate that stays shut until it is opened, whatever becomes of the tasks that wait at it.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        var watching: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Waits until the gate is open, and does not listen to cancellation.
    func pass() async {
        await withCheckedContinuation { continuation in
            let (passes, watchers) = state.withLock { state in
                state.arrivals += 1
                if !state.isOpen { state.waiting.append(continuation) }
                defer { state.watching = [] }
                return (state.isOpen, state.watching)
            }
            for watcher in watchers { watcher.resume() }
            if passes { continuation.resume() }
        }
    }

    /// Waits until somebody has come to the gate.
    func arrival() async {
        await withCheckedContinuation { continuation in
            let hasArrived = state.withLock { state in
                if state.arrivals == 0 { state.watching.append(continuation) }
                return state.arrivals > 0
            }
            if hasArrived { continuation.resume() }
        }
    }

    /// Opens the gate for all who wait and all who come.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
