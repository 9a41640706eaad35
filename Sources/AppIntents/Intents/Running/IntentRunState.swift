import Synchronization

/// What changes while an intent runs, shared by the system and by what the intent calls.
package final class IntentRunState: Sendable {
    private struct State {
        var isForeground: Bool
        var reason = IntentCancellationReason.userCancelled
        var longTasks = 0
        var undoManager: UndoManager?
    }

    /// When the run began.
    package let started = IntentClock.now

    private let modes: IntentModes

    private let state: Mutex<State>

    /// The state at the start of a run.
    ///
    /// - Parameter modes: Where the intent can run.
    package init(modes: IntentModes) {
        self.modes = modes
        state = Mutex(State(isForeground: modes.allowsForeground && !modes.contains(.background)))
    }

    /// Where the intent runs at this moment.
    package var mode: IntentModes.Current {
        state.withLock { $0.isForeground }
            ? .foreground : IntentModes.Current(isForeground: false, canContinueInForeground: modes.allowsForeground)
    }

    /// Notes that the app has come to the front.
    package func comeToFront() {
        state.withLock { $0.isForeground = true }
    }

    /// Why the run was cancelled, once it has been.
    package var cancellationReason: IntentCancellationReason {
        get { state.withLock { $0.reason } }
        set { state.withLock { $0.reason = newValue } }
    }

    /// Whether a task runs that may take as long as it goes on reporting progress.
    package var hasLongTask: Bool { state.withLock { $0.longTasks > 0 } }

    /// Runs a task that may take as long as it goes on reporting progress.
    func long<Value>(_ operation: () async throws -> Value) async rethrows -> Value {
        state.withLock { $0.longTasks += 1 }
        defer { state.withLock { $0.longTasks -= 1 } }
        return try await operation()
    }

    /// What the intent registered to be undone; `nil` where it registered nothing.
    package var registeredUndoManager: UndoManager? { state.withLock { $0.undoManager } }

    /// Where the intent registers what undoes it.
    @MainActor var undoManager: UndoManager {
        if let manager = registeredUndoManager { return manager }
        let manager = UndoManager()
        state.withLock { $0.undoManager = manager }
        return manager
    }
}
