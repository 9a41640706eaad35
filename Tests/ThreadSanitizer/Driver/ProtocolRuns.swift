import Foundation
import IntentRuntime
import JSON
import ModelContextProtocol
import Synchronization

/// Errands done through one session of the Model Context Protocol, over pipes.
final class ProtocolRuns: Sendable {
    /// What is done with an answer.
    private typealias Answered = @Sendable (JSONValue) -> String?

    private struct State {
        var lastID = 0
        var open: [Int: Answered] = [:]
        var complaints: [String] = []
        var answered = 0
        var asked = 0
    }

    private let state = Mutex(State())
    private let toServer: Int32
    private let serving: Task<Void, any Error>
    private let writing = DispatchQueue(label: "messages to the server")

    /// Starts a server, and introduces itself.
    init(system: IntentSystem) throws {
        let (input, toServer) = try Self.makePipe()
        let (fromServer, output) = try Self.makePipe()
        self.toServer = toServer
        let server = MCPServer(system: system)
        serving = Task {
            defer {
                close(input)
                close(output)
            }
            try await server.serve(over: StandardIOTransport(input: input, output: output))
        }
        Thread.detachNewThread { [self] in
            let handle = FileHandle(fileDescriptor: fromServer, closeOnDealloc: true)
            var rest = Data()
            while case let data = handle.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    receive(rest[rest.startIndex..<end])
                    rest = Data(rest[(end + 1)...])
                }
            }
        }
        request(
            "initialize",
            [
                "protocolVersion": "2025-11-25", "capabilities": ["elicitation": [:]],
                "clientInfo": ["name": "driver", "version": "1"],
            ]
        ) { $0["result"]?["protocolVersion"] == "2025-11-25" ? nil : "initialize: \($0.text)" }
        send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    }

    /// How often the server put a question.
    var asked: Int { state.withLock(\.asked) }

    /// Does errands, all at once.
    func run(_ errands: [Errand]) async throws {
        for errand in errands {
            let id = request(
                "tools/call",
                [
                    "name": .string(errand.tool), "arguments": .object(errand.arguments),
                    "_meta": ["progressToken": .string(errand.tool)],
                ]
            ) { answer in
                do {
                    try Wrong.check(Self.result(answer), errand)
                    return nil
                } catch {
                    return "\(error)"
                }
            }
            guard case .cancellation = errand.expectation else { continue }
            // One that was cancelled is not answered.
            state.withLock { $0.open[id] = nil }
            send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": .integer(id)]])
        }
        for number in 0..<Errand.apps { look(in: Errand.app(number)) }
        request("resources/list", [:]) { $0["result"] == nil ? "resources/list: \($0.text)" : nil }
        while state.withLock({ !$0.open.isEmpty }) { try await Task.sleep(for: .milliseconds(10)) }
        if let complaint = state.withLock(\.complaints.first) { throw Wrong(complaint) }
    }

    private func look(in app: String) {
        request("tools/call", ["name": .string("\(app)_findCrate"), "arguments": ["text": "Kiln 7"]]) { answer in
            answer["result"]?["structuredContent"]?["items"]?.array?.first?["title"] == "Kiln 7"
                ? nil : "\(app): \(answer.text)"
        }
        request("resources/read", ["uri": .string("appintents://\(app)/CrateEntity/crate-3")]) { answer in
            answer["result"]?["contents"]?.array?.first?["text"]?.string?.contains("Kiln 2") == true
                ? nil : "\(app): \(answer.text)"
        }
    }

    /// Ends the session, and waits for the server's end.
    func end() async throws {
        writing.async { [toServer] in _ = close(toServer) }
        try await serving.value
    }

    private static func result(_ answer: JSONValue) -> Result<JSONValue, any Error> {
        guard let result = answer["result"], result["isError"] == false else {
            return .failure(Wrong(answer.text))
        }
        return .success(result["structuredContent"] ?? .null)
    }

    // MARK: Messages

    @discardableResult
    private func request(_ method: String, _ parameters: JSONValue, _ answered: @escaping Answered) -> Int {
        let id = state.withLock { state in
            state.lastID += 1
            state.open[state.lastID] = answered
            return state.lastID
        }
        send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters])
        return id
    }

    private func send(_ message: JSONValue) {
        writing.async { [toServer] in
            var rest = Array((message.text + "\n").utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(toServer, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    private func receive(_ line: Data) {
        guard let message = try? JSONValue(parsing: line) else {
            return state.withLock {
                $0.complaints.append("this is no message: \(String(decoding: line, as: UTF8.self))")
            }
        }
        if message["method"] == "elicitation/create" {
            state.withLock { $0.asked += 1 }
            return send(["jsonrpc": "2.0", "id": message["id"] ?? .null, "result": Self.answer(to: message)])
        }
        guard message["method"] == nil, let id = message["id"]?.integer else { return }
        let answered = state.withLock { $0.open[id] }
        let complaint = answered?(message)
        state.withLock { state in
            state.open[id] = nil
            state.answered += 1
            if let complaint { state.complaints.append(complaint) }
        }
    }

    /// The answer of a person who says yes, takes the first choice and types a word.
    static func answer(to question: JSONValue) -> JSONValue {
        guard let field = question["params"]?["requestedSchema"]?["properties"]?.object?.first(where: { _ in true })
        else {
            return ["action": "cancel"]
        }
        let value: JSONValue =
            if field.value["type"] == "boolean" { true } else {
                field.value["oneOf"]?.array?.first?["const"] ?? .string(Clerk.word)
            }
        return ["action": "accept", "content": .object(JSONObject([(field.name, value)]))]
    }

    private static func makePipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Wrong("there is no pipe: \(errno)") }
        return (ends[0], ends[1])
    }
}
