import CommandFixtures
import Foundation
import JSON
import Synchronization

/// A server, which or whose app is killed again and again while a client has it write.
final class KilledServer<Call: KeyedCall>: Sendable {
    /// How a call ended, as far as the client was told.
    enum Ending: Sendable, Hashable {
        case done
        /// It could not be told whether it was done before something was killed.
        case doubtful
        case failed(String)
    }

    private struct State {
        var waiting: [Call]
        var endings: [Call: Ending] = [:]
        var answers = 0
        var unanswered = 0
    }

    /// How many calls are open at once.
    private let atOnce = 8

    private let state: Mutex<State>
    private let desk: Desk
    private let arguments: [String]

    /// Prepares a server, which has not started yet.
    ///
    /// - Parameters:
    ///   - desk: Where it works.
    ///   - arguments: The words after the command's name.
    ///   - jobs: What it is to write.
    init(at desk: Desk, arguments: [String], jobs: [Call]) {
        self.desk = desk
        self.arguments = arguments
        state = Mutex(State(waiting: jobs.reversed()))
    }

    /// How the calls ended.
    var endings: [Call: Ending] { state.withLock(\.endings) }

    /// How many calls had no answer when a server was killed.
    var unanswered: Int { state.withLock(\.unanswered) }

    /// Runs a server until all is written or it is killed itself.
    ///
    /// - Parameters:
    ///   - answers: After how many answers something is killed.
    ///   - victim: The process that is killed, told the server's.
    func run(killingAt answers: Set<Int>, victim: @escaping @Sendable (Int32) -> Int32? = { $0 }) async throws {
        let client = try ServedClient(arguments, environment: desk.environment(), in: desk.root, person: nil)
        try await client.introduce()
        state.withLock { $0.answers = 0 }
        await withTaskGroup { group in
            for _ in 0..<atOnce {
                group.addTask { [self] in
                    while let call = state.withLock({ $0.waiting.popLast() }) {
                        guard await make(call, through: client) else { return }
                        let isTime = state.withLock { state in
                            state.answers += 1
                            return answers.contains(state.answers)
                        }
                        if isTime, let process = victim(client.processIdentifier) { kill(process, SIGKILL) }
                    }
                }
            }
        }
        await client.hangUp()
    }

    /// Makes a call, and notes what came of it.
    ///
    /// - Returns: Whether the server is still there.
    private func make(_ call: Call, through client: ServedClient) async -> Bool {
        do {
            let result = try await client.tool(
                call.tool, call.arguments, metadata: ["org.swift-app-intents/idempotencyKey": .string(call.key)])
            let words = result.text
            if words.contains("it is started again") {
                // The app was killed before, and is left alone for a while.
                try await Task.sleep(for: .milliseconds(200))
                state.withLock { $0.waiting.append(call) }
            } else if result["isError"] == false {
                state.withLock { $0.endings[call] = .done }
            } else if words.contains("before its end was known") {
                state.withLock { $0.endings[call] = .doubtful }
            } else if words.contains("was ended by signal") {
                // It was open when the app was killed, so a client asks again.
                state.withLock { $0.waiting.append(call) }
            } else {
                state.withLock { $0.endings[call] = .failed(words) }
            }
            return true
        } catch {
            state.withLock { state in
                state.unanswered += 1
                state.waiting.append(call)
            }
            return false
        }
    }
}
