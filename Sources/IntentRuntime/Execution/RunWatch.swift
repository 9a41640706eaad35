import Synchronization

/// Looks after the clocks of all runs in the process, and gives up those whose time is used up.
///
/// One timer serves all of them: one for each would be kept by the system until its time comes, long after its run has ended.
final class RunWatch: Sendable {
    /// What a run is known by here.
    typealias Number = Int

    private struct Entry {
        let clock: RunClock
        let expire: @Sendable () -> Void
    }

    private struct State {
        var lastNumber = 0
        var entries: [Number: Entry] = [:]
        /// When the clocks are looked at next; `nil` while nobody is going to.
        var next: ContinuousClock.Instant?
        /// Which of the tasks that look is the one in charge.
        var watcher = 0
    }

    /// While a run waits for the person nothing of its time is used up, so its clock is not looked at all the time.
    private static let shortest: Duration = .milliseconds(50)

    /// The one for the process.
    static let shared = RunWatch()

    private let state = Mutex(State())

    /// Begins to look after a run.
    ///
    /// - Parameters:
    ///   - clock: The run's clock.
    ///   - expire: Called at most once, when the clock's limit is used up.
    /// - Returns: What to end with.
    func start(_ clock: RunClock, expire: @escaping @Sendable () -> Void) -> Number {
        state.withLock { state in
            state.lastNumber += 1
            state.entries[state.lastNumber] = Entry(clock: clock, expire: expire)
            let time = ContinuousClock.now + max(clock.remaining, Self.shortest)
            if state.next.map({ time < $0 }) ?? true { watch(until: time, &state) }
            return state.lastNumber
        }
    }

    /// Looks no more after a run.
    func end(_ number: Number) {
        _ = state.withLock { $0.entries.removeValue(forKey: number) }
    }

    private func watch(until time: ContinuousClock.Instant, _ state: inout State) {
        state.watcher += 1
        state.next = time
        let watcher = state.watcher
        Task.detached { [self] in
            try? await Task.sleep(until: time, clock: .continuous)
            look(as: watcher)
        }
    }

    private func look(as watcher: Int) {
        let expired: [Entry] = state.withLock { state in
            // Another looks earlier, and after that for this one too.
            guard state.watcher == watcher else { return [] }
            var rest: Duration?
            var expired: [Entry] = []
            for (number, entry) in state.entries {
                let remaining = entry.clock.remaining
                if remaining <= .zero {
                    expired.append(entry)
                    state.entries[number] = nil
                } else {
                    rest = min(rest ?? remaining, remaining)
                }
            }
            state.next = nil
            if let rest { watch(until: .now + max(rest, Self.shortest), &state) }
            return expired
        }
        for entry in expired { entry.expire() }
    }
}
