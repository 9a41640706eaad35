import Foundation
import IntentHosting
import IntentRuntime
import JSON
import Synchronization

/// A running program that holds an app's intents, and the requests that are under way in it.
final class AppProcess: Sendable {
    private typealias Outcome = Result<JSONValue, any Error>

    private struct Request {
        let answer: FirstAnswer<Outcome>
        let line: any HostLine
        /// When the app last said something about the request.
        var lastHeard = ContinuousClock.now
    }

    private struct State {
        var requests: [Int: Request] = [:]
        var lastRequest = 0
        var end: IntentTestingError?
    }

    private let child: ChildProcess
    private let state = Mutex(State())

    /// Starts a program.
    ///
    /// - Parameter program: Where it is.
    /// - Throws: ``IntentTestingError`` where it cannot be started.
    init(_ program: URL) throws(IntentTestingError) {
        child = try ChildProcess(program, environment: [ExtensionHost.environmentVariable: "stdio"])
        child.start(
            onLine: { [weak self] line in self?.receive(line) },
            onEnd: { [weak self] words in self?.end(IntentTestingError(.appEnded, words)) })
    }

    /// Whether the program can still be asked.
    var isRunning: Bool { state.withLock { $0.end == nil } }

    /// Has the program do something.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - params: With what.
    ///   - line: Answers the app's questions.
    ///   - limit: How long it may be silent.
    /// - Returns: What came of it.
    /// - Throws: ``IntentTestingError``, or `CancellationError`.
    func send(
        _ method: String, _ params: JSONObject, answeredBy line: any HostLine, within limit: Duration
    ) async throws -> JSONValue {
        let answer = FirstAnswer<Outcome>()
        let id = try state.withLock { state in
            if let end = state.end { throw end }
            state.lastRequest += 1
            state.requests[state.lastRequest] = Request(answer: answer, line: line)
            return state.lastRequest
        }
        defer { _ = state.withLock { $0.requests.removeValue(forKey: id) } }
        child.write(["id": .integer(id), "method": .string(method), "params": .object(params)])
        // The app has a limit of its own, which says better what took so long; this one is for an app that does not answer at all.
        let watchdog = Task {
            try await self.silence(of: id, lasting: limit + .seconds(5))
            self.end(
                IntentTestingError(
                    .timedOut, "\(child.name) did not answer within \(limit.components.seconds) seconds and was stopped"
                ))
            child.kill()
        }
        defer { watchdog.cancel() }
        return try await withTaskCancellationHandler {
            try await answer.wait().get()
        } onCancel: {
            // In this order: the app answers that it was cancelled, too.
            answer.give(.failure(CancellationError()))
            child.write(["cancel": .integer(id)])
        }
    }

    /// Returns when the app has said nothing about a request for a time.
    private func silence(of id: Int, lasting limit: Duration) async throws {
        while let lastHeard = state.withLock({ $0.requests[id]?.lastHeard }) {
            let left = limit - lastHeard.duration(to: .now)
            if left <= .zero { return }
            try await Task.sleep(for: left)
        }
        throw CancellationError()
    }

    /// The request that the app speaks of, where it is still under way.
    private func heard(of id: Int) -> Request? {
        state.withLock { state in
            state.requests[id]?.lastHeard = .now
            return state.requests[id]
        }
    }

    private func receive(_ line: [UInt8]) {
        guard let message = try? JSONValue(parsing: line), message.object != nil else {
            let words = String(decoding: line.prefix(200), as: UTF8.self)
            end(IntentTestingError(.appEnded, "\(child.name) wrote '\(words)', which is no answer, and was stopped"))
            child.kill()
            return
        }
        guard let id = message["id"]?.integer, let request = heard(of: id) else {
            // An answer that came after its request was given up.
            return
        }
        if let number = message["ask"]?.integer {
            answer(message["question"] ?? .null, number, for: request)
        } else if let event = message["tell"] {
            Task { await request.line.tell(event) }
        } else if let failure = message["error"] {
            request.answer.give(.failure(IntentTestingError(HostFailure(json: failure))))
        } else {
            request.answer.give(.success(message["result"] ?? .null))
        }
    }

    private func answer(_ question: JSONValue, _ number: Int, for request: Request) {
        Task {
            let value = (try? await request.line.ask(question)) ?? .null
            child.write(["answer": .integer(number), "value": value])
        }
    }

    /// Fails all that is under way; only the first reason counts.
    private func end(_ error: IntentTestingError) {
        let requests = state.withLock { state in
            if state.end == nil { state.end = error }
            let requests = Array(state.requests.values)
            state.requests = [:]
            return requests
        }
        for request in requests { request.answer.give(.failure(error)) }
    }
}
