import Foundation
import IntentRuntime
import Synchronization

/// Keeps a conversation with a program: starts the program when it is needed, once at a time, and again after it has ended, with more
/// and more time between.
package final class Supervisor<Session: SupervisedSession>: Sendable {
    private struct State {
        var starting: Task<Session, any Error>?
        var session: Session?
        var began = ContinuousClock.now
        var backOff: BackOff
        /// What is said until a time, where the program is left alone.
        var pause: (words: String, end: ContinuousClock.Instant)?
    }

    private let name: String
    private let start: @Sendable () async throws -> Session
    private let state: Mutex<State>

    /// Makes a supervisor; nothing is started yet.
    ///
    /// - Parameters:
    ///   - name: What the program is called in errors, as "the app 'trails'".
    ///   - backOff: How long it is left alone after it has ended.
    ///   - start: Starts the program and begins the conversation; it sees to its own deadline.
    package init(name: String, backOff: BackOff = BackOff(), start: @escaping @Sendable () async throws -> Session) {
        self.name = name
        self.start = start
        state = Mutex(State(backOff: backOff))
    }

    /// The conversation that is under way, if there is one.
    package var current: Session? { state.withLock { $0.session.flatMap { $0.end == nil ? $0 : nil } } }

    /// The conversation, begun where there is none.
    ///
    /// - Throws: ``IntentSystemError/failed(_:)`` where the program is left alone after it has ended, which says until when;
    ///   whatever starting it throws.
    package func session() async throws -> Session {
        let starting: Task<Session, any Error> = try state.withLock { state in
            if let starting = state.starting { return starting }
            if let session = state.session {
                guard let end = session.end else { return Task { session } }
                state.session = nil
                pause(&state, "\(name) \(end.words)", from: end.instant)
            }
            if let pause = state.pause, pause.end > .now {
                throw IntentSystemError.failed("\(pause.words); it is started again \(Self.words(until: pause.end))")
            }
            state.began = .now
            let task = Task { try await begin() }
            state.starting = task
            return task
        }
        return try await starting.value
    }

    private func begin() async throws -> Session {
        do {
            let session = try await start()
            state.withLock { state in
                state.session = session
                state.starting = nil
                state.pause = nil
            }
            return session
        } catch {
            state.withLock { state in
                state.starting = nil
                pause(&state, "\(error)", from: .now)
            }
            throw error
        }
    }

    private func pause(_ state: inout State, _ words: String, from end: ContinuousClock.Instant) {
        let wait = state.backOff.wait(after: state.began.duration(to: end))
        state.pause = (words, end.advanced(by: wait))
    }

    private static func words(until end: ContinuousClock.Instant) -> String {
        let left = ContinuousClock.now.duration(to: end) / .seconds(1)
        let seconds = max(Int(left.rounded(.up)), 1)
        let date = Date(timeIntervalSinceNow: left)
        return "in \(seconds) \(seconds == 1 ? "second" : "seconds"), at \(date.formatted(.iso8601))"
    }
}
