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

    /// What is served.
    let system: IntentSystem
    private let toServer: Int32
    private let serving: Task<Void, any Error>
    private var lines: AsyncStream<[UInt8]>.Iterator
    private var early: [JSONValue] = []
    private var hasEnded = false
    private let mayRead = DispatchSemaphore(value: 0)
    private let hasHungUp = DispatchSemaphore(value: 0)
    private let writing = DispatchQueue(label: "messages to the server")

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - confirmsEverything: Whether the server takes confirmations as given.
    ///   - lineLimit: How many bytes a message may have.
    ///   - isReading: Whether what the server writes is read from the start.
    ///   - grace: How long what is open may take when no more is sent.
    ///   - catalog: What is served.
    ///   - journal: Where runs are written down.
    ///   - gatekeeper: Who decides what may run.
    ///   - tools: Which tools are listed.
    ///   - connections: The ways to the apps in the catalogue that are not of this process.
    ///   - readableFolders: The folders in which files may be named by their paths.
    ///   - resultLifetime: How long what is handed out as a link is kept.
    init(
        confirmsEverything: Bool = false, lineLimit: Int? = nil, isReading: Bool = true,
        grace: Duration = MCPServer.defaultGrace, catalog: IntentCatalog = .library,
        journal: (any RunJournal)? = nil, gatekeeper: any Gatekeeper = PolicyGatekeeper(),
        tools: ToolSelection = .essential, connections: [any AppConnection] = [],
        readableFolders: [String] = [], resultLifetime: Duration? = nil
    ) {
        // A test that hangs up must not end the process of the tests.
        signal(SIGPIPE, SIG_IGN)
        let (input, toServer) = Self.makePipe()
        let (fromServer, output) = Self.makePipe()
        self.toServer = toServer
        system = IntentSystem(catalog: catalog, journal: journal, gatekeeper: gatekeeper, connections: connections)
        var server = MCPServer(
            system: system, confirmsEverything: confirmsEverything, tools: tools, readableFolders: readableFolders)
        if let resultLifetime { server.resultLifetime = resultLifetime }
        let transport = StandardIOTransport(
            input: input, output: output, lineLimit: lineLimit ?? StandardIOTransport.defaultLineLimit)
        serving = Task { [server] in
            defer {
                close(input)
                close(output)
            }
            try await server.serve(over: transport, grace: grace)
        }
        let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        lines = stream.makeAsyncIterator()
        let thread = Thread { [mayRead, hasHungUp] in
            mayRead.wait()
            if hasHungUp.wait(timeout: .now()) == .timedOut { Self.read(fromServer, continuation) }
            close(fromServer)
            continuation.finish()
        }
        thread.start()
        if isReading { startReading() }
    }

    deinit {
        end()
        mayRead.signal()
    }

    /// The ends of a new pipe: one to read from, one to write to.
    static func makePipe() -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        return (ends[0], ends[1])
    }

    private static func read(_ descriptor: Int32, _ lines: AsyncStream<[UInt8]>.Continuation) {
        var buffer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = Foundation.read(descriptor, &chunk, chunk.count), count > 0 {
            var rest = chunk[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                lines.yield(buffer + rest[..<end])
                buffer = []
                rest = rest[(end + 1)...]
            }
            buffer += rest
        }
        if !buffer.isEmpty { lines.yield(buffer) }
    }

    /// A client that has introduced itself in a revision that begins with `initialize`.
    static func introduced(
        revision: String = "2025-11-25", capabilities: JSONValue = [:], confirmsEverything: Bool = false,
        catalog: IntentCatalog = .library, journal: (any RunJournal)? = nil,
        gatekeeper: any Gatekeeper = PolicyGatekeeper(), information: JSONValue = ["name": "test", "version": "1"],
        tools: ToolSelection = .essential, connections: [any AppConnection] = [],
        readableFolders: [String] = [], resultLifetime: Duration? = nil
    ) async throws -> TestClient {
        let client = TestClient(
            confirmsEverything: confirmsEverything, catalog: catalog, journal: journal, gatekeeper: gatekeeper,
            tools: tools, connections: connections, readableFolders: readableFolders, resultLifetime: resultLifetime)
        let answer = try await client.call(
            "initialize",
            [
                "protocolVersion": .string(revision), "capabilities": capabilities, "clientInfo": information,
            ])
        try #require(answer["result"]?["protocolVersion"]?.string == revision)
        client.send(["jsonrpc": "2.0", "method": "notifications/initialized"])
        return client
    }

    /// Begins to read what the server writes.
    func startReading() { mayRead.signal() }

    // MARK: Sending

    /// Sends text as it is.
    func send(raw text: String) {
        // Writing waits for the server, which needs the threads that tests run on.
        writing.async { [toServer] in
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(toServer, $0.baseAddress, $0.count) }
                // A server that has ended takes no more, which some tests mean to see.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
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
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        writing.async { [toServer] in _ = close(toServer) }
    }

    /// Takes no more; only for a client that has not begun to read.
    func hangUp() async throws {
        hasHungUp.signal()
        startReading()
        // Only the thread that would read closes, so that nobody reads from what has become another's.
        try #require(try await read() == nil)
    }

    /// Cancels the task that the server runs in.
    func cancelServing() { serving.cancel() }

    /// Waits until the server has ended.
    func ended() async throws { try await serving.value }
}
