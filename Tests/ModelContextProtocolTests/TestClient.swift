import Foundation
import IntentRuntime
import JSON
import ModelContextProtocol
import Testing

/// A client that speaks to a server in this process through pipes.
final class TestClient {
    /// What a client of the stateless revision says with each request.
    static func metadata(
        revision: String = "2026-07-28", capabilities: JSONValue = [:]
    ) -> JSONValue {
        [
            "io.modelcontextprotocol/protocolVersion": .string(revision),
            "io.modelcontextprotocol/clientCapabilities": capabilities,
            "io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"],
        ]
    }

    private let toServer = Pipe()
    private let fromServer = Pipe()
    private let serving: Task<Void, any Error>
    private var lines: AsyncStream<[UInt8]>.Iterator
    private var early: [JSONValue] = []
    private let reading = Reading()

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - confirmsEverything: Whether the server takes confirmations as given.
    ///   - isReading: Whether what the server writes is read from the start.
    init(confirmsEverything: Bool = false, lineLimit: Int? = nil, isReading: Bool = true) {
        let server = MCPServer(system: IntentSystem(catalog: .library), confirmsEverything: confirmsEverything)
        let input = toServer.fileHandleForReading.fileDescriptor
        let output = fromServer.fileHandleForWriting.fileDescriptor
        let transport = StandardIOTransport(
            input: input, output: output, lineLimit: lineLimit ?? StandardIOTransport.defaultLineLimit)
        let pipes = [toServer, fromServer]
        serving = Task {
            defer { try? pipes[1].fileHandleForWriting.close() }
            try await server.serve(over: transport)
        }
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        lines = stream.makeAsyncIterator()
        let handle = fromServer.fileHandleForReading
        let thread = Thread { [reading] in
            reading.gate.wait()
            var buffer = Data()
            while case let data = handle.availableData, !data.isEmpty {
                buffer.append(data)
                while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(Array(buffer[..<end]))
                    buffer.removeSubrange(...end)
                }
            }
            if !buffer.isEmpty { continuation.yield(Array(buffer)) }
            continuation.finish()
        }
        thread.start()
        if isReading { startReading() }
    }

    /// A client that has introduced itself in a revision that begins with `initialize`.
    static func introduced(
        revision: String = "2025-11-25", capabilities: JSONValue = [:], confirmsEverything: Bool = false
    ) async throws -> TestClient {
        let client = TestClient(confirmsEverything: confirmsEverything)
        let answer = try await client.call(
            "initialize",
            [
                "protocolVersion": .string(revision), "capabilities": capabilities,
                "clientInfo": ["name": "test", "version": "1"],
            ])
        try #require(answer["result"]?["protocolVersion"]?.string == revision)
        client.send(["jsonrpc": "2.0", "method": "notifications/initialized"])
        return client
    }

    /// Holds the reading thread until it is wanted.
    private final class Reading: Sendable {
        let gate = DispatchSemaphore(value: 0)
    }

    /// Begins to read what the server writes.
    func startReading() { reading.gate.signal() }

    // MARK: Sending

    /// Sends text as it is.
    func send(raw text: String) {
        // A server that has ended takes no more, which some tests mean to see.
        try? toServer.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Sends a message.
    func send(_ message: JSONValue) { send(raw: message.text + "\n") }

    /// Sends a request.
    func request(_ method: String, _ parameters: JSONValue? = nil, id: JSONValue) {
        var members = JSONObject([("jsonrpc", "2.0"), ("id", id), ("method", .string(method))])
        members["params"] = parameters
        send(.object(members))
    }

    /// Sends a request and waits for its answer.
    func call(_ method: String, _ parameters: JSONValue? = nil, id: JSONValue = "call") async throws -> JSONValue {
        request(method, parameters, id: id)
        return try await answer(to: id)
    }

    /// Calls a tool of the library and waits for the answer.
    func tool(
        _ name: String, _ arguments: JSONValue = [:], metadata: JSONValue? = nil, id: JSONValue = "tool"
    ) async throws -> JSONValue {
        request("tools/call", Self.call(name, arguments, metadata: metadata), id: id)
        return try await answer(to: id)
    }

    /// The parameters that call a tool of the library.
    static func call(_ name: String, _ arguments: JSONValue = [:], metadata: JSONValue? = nil) -> JSONValue {
        var members = JSONObject([("name", .string(Self.toolName(name))), ("arguments", arguments)])
        members["_meta"] = metadata
        return .object(members)
    }

    /// The whole name of a tool.
    static func toolName(_ name: String) -> String { "modelContextProtocolTests_\(name)" }

    /// The URI of a book.
    static func uri(_ id: String) -> JSONValue {
        .string("appintents://modelContextProtocolTests/BookEntity/\(id.replacing("/", with: "%2F"))")
    }

    // MARK: Receiving

    /// The next message from the server; `nil` when there are no more.
    func next() async throws -> JSONValue? {
        if !early.isEmpty { return early.removeFirst() }
        return try await read()
    }

    /// The answer to a request; what comes before it is kept.
    func answer(to id: JSONValue) async throws -> JSONValue {
        try await first { $0["id"] == id && $0["method"] == nil }
    }

    /// The first message that is wanted; what comes before it is kept.
    func first(where isWanted: (JSONValue) -> Bool) async throws -> JSONValue {
        if let index = early.firstIndex(where: isWanted) { return early.remove(at: index) }
        while let message = try await read() {
            if isWanted(message) { return message }
            early.append(message)
        }
        throw Ended()
    }

    /// The server sent no more.
    struct Ended: Error {}

    private func read() async throws -> JSONValue? {
        guard let line = await lines.next(isolation: #isolation) else { return nil }
        return try JSONValue(parsing: line)
    }

    // MARK: Ending

    /// Sends no more.
    func end() { try? toServer.fileHandleForWriting.close() }

    /// Takes no more.
    func hangUp() { try? fromServer.fileHandleForReading.close() }

    /// Waits until the server has ended.
    func ended() async throws { try await serving.value }
}
