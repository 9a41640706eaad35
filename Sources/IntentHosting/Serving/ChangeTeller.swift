import AppIntents
import IntentRuntime
import JSON
import Synchronization

/// Tells a client what changes in an app, for as long as it lives: several changes at a time, each once, and seldom.
final class ChangeTeller: Sendable {
    /// How long is waited for more before changes are told, and how long after that none are.
    private static let gathering: Duration = .milliseconds(50)
    private static let pause: Duration = .seconds(1)
    /// The most changes that are told one by one.
    private static let most = 500

    private struct State {
        var pending: [SystemChange] = []
        var known: Set<SystemChange> = []
        var isTelling = false
    }

    private let output: LineOutput
    private let state = Mutex(State())
    private let listening = Mutex<Listening?>(nil)

    /// Begins to tell.
    ///
    /// - Parameters:
    ///   - changes: Where it is said what changes.
    ///   - output: Where it is told.
    init(of changes: ChangeHub, to output: LineOutput) {
        self.output = output
        let listening = changes.listen { [weak self] change in self?.take(change) }
        self.listening.withLock { $0 = listening }
    }

    private func take(_ change: SystemChange) {
        let mustStart = state.withLock { state in
            if state.known.count <= Self.most, state.known.insert(change).inserted { state.pending.append(change) }
            defer { state.isTelling = true }
            return !state.isTelling
        }
        guard mustStart else { return }
        Task { [weak self] in
            try? await Task.sleep(for: Self.gathering)
            while self?.tell() == true { try? await Task.sleep(for: Self.pause) }
        }
    }

    /// Tells what there is to tell.
    ///
    /// - Returns: Whether there was anything.
    private func tell() -> Bool {
        let changes: [JSONValue] = state.withLock { state in
            defer {
                state.isTelling = !state.pending.isEmpty
                state.pending = []
                state.known = []
            }
            // All of an app may have changed when more did than can be told.
            return state.known.count > Self.most ? [["app": true]] : state.pending.map(\.json)
        }
        guard !changes.isEmpty else { return false }
        output.write(["changes": .array(changes)])
        return true
    }
}
