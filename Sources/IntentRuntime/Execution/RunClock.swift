import Synchronization

/// Measures how long an intent has run, without the time that it waited for the person.
package final class RunClock: Sendable {
    private struct State {
        var start = ContinuousClock.now
        var waiters = 0
        var pausedSince: ContinuousClock.Instant?
        var paused: Duration = .zero
    }

    private let limit: Duration
    private let state = Mutex(State())

    package init(limit: Duration) {
        self.limit = limit
    }

    /// Runs something that the limit does not count.
    package func pausing<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        state.withLock { state in
            if state.waiters == 0 { state.pausedSince = .now }
            state.waiters += 1
        }
        defer {
            state.withLock { state in
                state.waiters -= 1
                if state.waiters == 0, let since = state.pausedSince {
                    state.paused += since.duration(to: .now)
                    state.pausedSince = nil
                }
            }
        }
        return try await body()
    }

    /// Counts the limit from now on.
    package func renew() {
        state.withLock { state in
            state.start = .now
            state.paused = .zero
            if state.pausedSince != nil { state.pausedSince = state.start }
        }
    }

    /// What is left of the limit; it does not shrink while the run waits.
    var remaining: Duration {
        state.withLock { state in
            let now = ContinuousClock.now
            let paused = state.paused + (state.pausedSince?.duration(to: now) ?? .zero)
            return limit - (state.start.duration(to: now) - paused)
        }
    }

    /// Returns when the limit is used up.
    package func expire() async throws {
        while true {
            let left = remaining
            if left <= .zero { return }
            // While the run waits nothing is used up, so look again before long.
            try await Task.sleep(for: max(left, .milliseconds(50)))
        }
    }
}
