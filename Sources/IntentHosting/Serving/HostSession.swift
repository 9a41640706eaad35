import IntentRuntime
import JSON
import Synchronization

/// Serves one client: its requests, several at a time, the questions that they raise, and its wish to cancel them.
///
/// Each message is one line of JSON. The client sends `{"id": 1, "method": …, "params": …}`, `{"answer": 7, "value": …}` and
/// `{"cancel": 1}`; the host sends `{"id": 1, "result": …}` or `{"id": 1, "error": …}`, `{"ask": 7, "id": 1, "question": …}` and
/// `{"tell": …, "id": 1}`. To a client that has sent `{"watch": true}` it sends `{"changes": […]}`, at most once a second.
final class HostSession: Sendable {
    private struct State {
        var requests: [Int: Task<Void, Never>] = [:]
        var questions: [Int: FirstAnswer<JSONValue>] = [:]
        var lastQuestion = 0
        /// What tells the client of changes, once it wants to know.
        var teller: ChangeTeller?
    }

    private let host: IntentHost
    private let output: LineOutput
    private let state = Mutex(State())

    /// A session of a client that reads what is written to an output.
    init(host: IntentHost, output: LineOutput) {
        self.host = host
        self.output = output
    }

    /// Takes a message of the client's.
    ///
    /// - Parameter line: The message, without its line break.
    func receive(_ line: [UInt8]) {
        guard let message = try? JSONValue(parsing: line) else {
            output.write(["error": HostFailure(.invalidArgument, "a message was no JSON").json])
            return
        }
        if let id = message["id"]?.integer, let method = message["method"]?.string {
            start(id, method, message["params"] ?? [:])
        } else if let question = message["answer"]?.integer {
            state.withLock { $0.questions.removeValue(forKey: question) }?.give(message["value"] ?? .null)
        } else if let id = message["cancel"]?.integer {
            state.withLock { $0.requests[id] }?.cancel()
        } else if message["watch"]?.bool == true {
            state.withLock { state in
                if state.teller == nil { state.teller = ChangeTeller(of: host.app.system.changes, to: output) }
            }
        } else {
            let words = "a message was neither a request nor an answer: \(message.text.prefix(80))"
            output.write(["error": HostFailure(.invalidArgument, words).json])
        }
    }

    /// Cancels all that is under way: the client is gone.
    func end() {
        let requests = state.withLock { state in
            state.teller = nil
            return Array(state.requests.values)
        }
        for request in requests { request.cancel() }
        output.close()
    }

    private func start(_ id: Int, _ method: String, _ params: JSONValue) {
        // Made under the lock, so that the request is known before it can end.
        state.withLock { state in
            state.requests[id] = Task {
                let line = Line(session: self, request: id)
                do throws(HostFailure) {
                    let result = try await host.answer(method, params, through: line)
                    output.write(["id": .integer(id), "result": result])
                } catch {
                    output.write(["id": .integer(id), "error": error.json])
                }
                _ = self.state.withLock { $0.requests.removeValue(forKey: id) }
            }
        }
    }

    private func ask(_ question: JSONValue, for request: Int) async throws -> JSONValue {
        let answer = FirstAnswer<JSONValue>()
        let number = state.withLock { state in
            state.lastQuestion += 1
            state.questions[state.lastQuestion] = answer
            return state.lastQuestion
        }
        output.write(["ask": .integer(number), "id": .integer(request), "question": question])
        let value = await withTaskCancellationHandler {
            await answer.wait()
        } onCancel: {
            answer.give(.null)
        }
        _ = state.withLock { $0.questions.removeValue(forKey: number) }
        try Task.checkCancellation()
        return value
    }

    /// The way back from one request.
    private struct Line: HostLine {
        let session: HostSession
        let request: Int

        func ask(_ question: JSONValue) async throws -> JSONValue {
            try await session.ask(question, for: request)
        }

        func tell(_ event: JSONValue) async {
            session.output.write(["tell": event, "id": .integer(request)])
        }
    }
}
