import CommandFixtures
import Foundation
import JSON
import Synchronization
import Testing

/// The server of the example as a process, and a client that speaks to it over its standard streams.
///
/// Each message that the server sends is held against the published schema of its revision, where that is at hand.
final class ConformanceClient: Sendable {
    /// The server ended before it answered.
    struct Ended: Error {}

    /// What a client answers to requests of the server's, by their methods.
    typealias Answers = [String: JSONValue]

    /// What the suite's clients say that they can do.
    static let capabilities: JSONValue = ["sampling": [:], "elicitation": [:], "roots": ["listChanged": true]]

    /// What the suite's clients answer where a scenario says nothing else.
    static let answers: Answers = [
        "elicitation/create": ["action": "accept", "content": ["name": "Alice", "username": "alice"]],
        "sampling/createMessage": [
            "role": "assistant", "content": ["type": "text", "text": "Paris"], "model": "test-model",
            "stopReason": "endTurn",
        ],
        "roots/list": ["roots": [["uri": "file:///test/root", "name": "Test Root"]]],
    ]

    private struct State {
        var lastID = 0
        var waiting: [JSONValue: (method: String, wire: Wire, answer: CheckedContinuation<JSONValue, any Error>)] = [:]
        var notifications: [JSONValue] = []
        var requests: [JSONValue] = []
        var unawaited: [JSONValue] = []
        var faults: [String] = []
        var watchers: [Int: AsyncStream<JSONValue>.Continuation] = [:]
        var hasEnded = false
    }

    let wire: Wire
    private let answers: Answers
    private let process = Process()
    private let toServer: FileHandle
    private let writing = DispatchQueue(label: "messages to the server")
    private let state = Mutex(State())
    private let end = AsyncStream<Void>.makeStream()

    /// Starts a server, introduces the client where the revision wants it, and ends both after the body.
    ///
    /// - Parameters:
    ///   - wire: The revision.
    ///   - capabilities: What the client says that it can do in the handshake.
    ///   - answers: What it answers to the server.
    ///   - body: What is done with it.
    static func run<Result>(
        _ wire: Wire, capabilities: JSONValue = ConformanceClient.capabilities,
        answers: Answers = ConformanceClient.answers, _ body: (ConformanceClient) async throws -> Result
    ) async throws -> Result {
        let client = try ConformanceClient(wire, answers: answers)
        if !wire.isStateless { try await client.introduce(capabilities) }
        let result = try await body(client)
        #expect(await client.hangUp() == 0)
        #expect(client.state.withLock(\.faults) == [])
        return result
    }

    private init(_ wire: Wire, answers: Answers) throws {
        // A server that is gone must not end the process of the tests.
        signal(SIGPIPE, SIG_IGN)
        self.wire = wire
        self.answers = answers
        let (input, output) = (Pipe(), Pipe())
        toServer = input.fileHandleForWriting
        process.executableURL = Self.program
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [end] _ in end.continuation.finish() }
        try process.run()
        let reading = output.fileHandleForReading
        Thread.detachNewThread { [weak self] in
            var rest = Data()
            while case let data = reading.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    self?.receive(rest[rest.startIndex..<end])
                    rest = Data(rest[(end + 1)...])
                }
            }
            self?.giveUp()
        }
    }

    deinit { process.terminate() }

    /// Where the server lies: beside the tests, as the command does.
    static var program: URL { Tool.path.deletingLastPathComponent().appendingPathComponent("ConformanceServer") }

    // MARK: What came

    /// The notifications so far.
    var notifications: [JSONValue] { state.withLock(\.notifications) }

    /// The parameters of the notifications of a method so far.
    func notifications(_ method: String) -> [JSONValue] {
        notifications.filter { $0["method"]?.string == method }.compactMap { $0["params"] }
    }

    /// The server's requests so far.
    var requests: [JSONValue] { state.withLock(\.requests) }

    /// The answers so far that nothing waited for.
    var unawaited: [JSONValue] { state.withLock(\.unawaited) }

    /// The notifications that come from now on.
    func upcoming() -> AsyncStream<JSONValue> {
        let (stream, continuation) = AsyncStream.makeStream(of: JSONValue.self)
        state.withLock { state in
            state.lastID += 1
            state.watchers[state.lastID] = continuation
        }
        return stream
    }

    // MARK: Asking

    /// Sends a request and waits for the whole message that answers it.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - parameters: The parameters; those of a stateless revision are given the `_meta` that they need.
    ///   - metadata: What else stands in `_meta`, or instead.
    func message(
        _ method: String, _ parameters: JSONObject = [:], metadata: JSONObject = [:]
    ) async throws -> JSONValue {
        var parameters = parameters
        var meta: JSONObject = wire.isStateless ? Self.metadata(wire) : [:]
        for (name, value) in metadata { meta[name] = value }
        if !meta.isEmpty { parameters["_meta"] = .object(meta) }
        return try await exactMessage(method, parameters)
    }

    /// Sends a request as it is given and waits for the whole message that answers it.
    ///
    /// - Parameter id: The id to send it under; the next number where it is left out.
    func exactMessage(_ method: String, _ parameters: JSONObject, id: JSONValue? = nil) async throws -> JSONValue {
        try await withCheckedThrowingContinuation { continuation in
            let id: JSONValue? = state.withLock { state in
                guard !state.hasEnded else { return nil }
                state.lastID += 1
                let id = id ?? .integer(state.lastID)
                state.waiting[id] = (method, wire, continuation)
                return id
            }
            guard let id else { return continuation.resume(throwing: Ended()) }
            send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(parameters)])
        }
    }

    /// Sends a request as it is given, and waits for nothing.
    func open(_ method: String, _ parameters: JSONObject, id: JSONValue) {
        send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(parameters)])
    }

    /// Sends a request and waits for its result, which there must be.
    func result(
        _ method: String, _ parameters: JSONObject = [:], metadata: JSONObject = [:]
    ) async throws -> JSONValue {
        let message = try await message(method, parameters, metadata: metadata)
        return try #require(message["result"], "\(message.text)")
    }

    /// Calls a tool and waits for the result, giving what a stateless server asks for.
    func tool(
        _ name: String, _ arguments: JSONValue = [:], metadata: JSONObject = [:]
    ) async throws -> JSONValue {
        var parameters = JSONObject([("name", .string(name)), ("arguments", arguments)])
        while true {
            let result = try await result("tools/call", parameters, metadata: metadata)
            guard result["resultType"] == "input_required" else { return result }
            parameters["inputResponses"] = .object(responses(to: result))
            parameters["requestState"] = result["requestState"]
        }
    }

    /// Gives what a result says is required, by the methods.
    func responses(to result: JSONValue) -> JSONObject {
        JSONObject(
            (result["inputRequests"]?.object ?? [:]).compactMap { name, request in
                request["method"]?.string.flatMap { answers[$0] }.map { (name, $0) }
            })
    }

    /// What each request of a stateless revision says.
    static func metadata(
        _ wire: Wire, capabilities: JSONValue = ConformanceClient.capabilities
    ) -> JSONObject {
        [
            "io.modelcontextprotocol/protocolVersion": .string(wire.rawValue),
            "io.modelcontextprotocol/clientInfo": ["name": "conformance-test", "version": "1.0.0"],
            "io.modelcontextprotocol/clientCapabilities": capabilities,
        ]
    }

    /// Sends a notification.
    func notify(_ method: String, _ parameters: JSONObject = [:]) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": .object(parameters)])
    }

    private func introduce(_ capabilities: JSONValue) async throws {
        let result = try await result(
            "initialize",
            [
                "protocolVersion": .string(wire.rawValue), "capabilities": capabilities,
                "clientInfo": ["name": "conformance-test", "version": "1.0.0"],
            ])
        try #require(result["protocolVersion"]?.string == wire.rawValue)
        notify("notifications/initialized")
    }

    /// Sends no more, and waits for the server's end.
    private func hangUp() async -> Int32 {
        writing.sync { try? toServer.close() }
        for await _ in end.stream {}
        return process.terminationStatus
    }

    // MARK: Messages

    private func send(_ message: JSONValue) {
        writing.async { [toServer] in try? toServer.write(contentsOf: Data((message.text + "\n").utf8)) }
    }

    private func receive(_ line: Data) {
        guard let message = try? JSONValue(parsing: line) else {
            return state.withLock { $0.faults.append("no JSON: \(String(decoding: line, as: UTF8.self))") }
        }
        let pending =
            message["method"] == nil ? state.withLock { $0.waiting.removeValue(forKey: message["id"] ?? .null) } : nil
        let faults = WireSchema.faults(in: message, answering: pending?.method, pending?.wire ?? wire)
        state.withLock { $0.faults += faults }
        if let pending { return pending.answer.resume(returning: message) }
        guard let method = message["method"]?.string else {
            return state.withLock { $0.unawaited.append(message) }
        }
        guard let id = message["id"] else {
            let watchers = state.withLock { state in
                state.notifications.append(message)
                return state.watchers.values
            }
            for watcher in watchers { watcher.yield(message) }
            return
        }
        state.withLock { $0.requests.append(message) }
        if let answer = answers[method] {
            send(["jsonrpc": "2.0", "id": id, "result": answer])
        } else {
            send(["jsonrpc": "2.0", "id": id, "error": ["code": -32_601, "message": "not served"]])
        }
    }

    private func giveUp() {
        let (waiting, watchers) = state.withLock { state in
            defer { state.waiting = [:] }
            state.hasEnded = true
            return (Array(state.waiting.values), Array(state.watchers.values))
        }
        for each in waiting { each.answer.resume(throwing: Ended()) }
        for watcher in watchers { watcher.finish() }
    }
}
