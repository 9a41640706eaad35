import JSON
import StreamableHTTP
import Testing

@Suite("A body that takes long to read", .timeLimit(.minutes(2)))
struct LargeBodyTests {
    private static let large = String(repeating: "x", count: 100_000)

    /// A server whose large bodies are read when the test does it.
    private static func server(_ shelf: WorkShelf) throws -> TestServer {
        var options = StreamableHTTPOptions()
        options.runAside = { shelf.put($0) }
        return try TestServer(options)
    }

    @Test("holds nobody else up, and is answered once it has been read")
    func others() async throws {
        let shelf = WorkShelf()
        let server = try Self.server(shelf)
        let connection = try server.connect()
        connection.send(
            .stateless("tools/call", HTTPRequest.tool("getEcho", ["text": .string(Self.large)]), id: "large"))
        let work = try await shelf.next()
        #expect(try await server.ask(.stateless("server/discover")).status == 200)
        work()
        let answer = try await connection.response()
        #expect(answer.status == 200)
        #expect(try answer.json["id"] == "large" && answer.json["result"] != nil)
        #expect(try await connection.ask(.stateless("server/discover")).status == 200)
    }

    @Test("is read without a test's doing, too")
    func usual() async throws {
        let server = try TestServer()
        let request = HTTPRequest.stateless("server/discover", id: .string(Self.large))
        let answer = try await server.ask(request)
        #expect(try answer.status == 200 && answer.json["id"]?.string == Self.large)
    }

    @Test("is refused as a small one is")
    func refusal() async throws {
        let shelf = WorkShelf()
        let server = try Self.server(shelf)
        var request = HTTPRequest.stateless("server/discover")
        request.body = Array("{\"jsonrpc\": \"2.0\", \"id\": \"\(Self.large)\", ".utf8)
        let connection = try server.connect()
        connection.send(request)
        try await shelf.next()()
        let answer = try await connection.response()
        #expect(try answer.status == 400 && answer.json["error"]?["code"]?.integer == -32700)
    }

    @Test("is begun in a session even where its client hangs up meanwhile")
    func hangUp() async throws {
        let shelf = WorkShelf()
        let server = try Self.server(shelf)
        let session = try await server.introduce()
        let connection = try server.connect()
        let signal = "large " + Self.large
        connection.send(
            .legacy(
                "tools/call", .object(HTTPRequest.tool("hold", ["signal": .string(signal)])), session: session))
        let work = try await shelf.next()
        connection.hangUp()
        #expect(try await server.ask(.stateless("server/discover")).status == 200)
        work()
        await Signal.named(signal).started()
        Signal.named(signal).give()
    }

    @Test("keeps no server from its end")
    func stop() async throws {
        let shelf = WorkShelf()
        let server = try Self.server(shelf)
        let connection = try server.connect()
        connection.send(.stateless("server/discover", id: .string(Self.large)))
        let work = try await shelf.next()
        await server.server.stop(grace: .zero)
        #expect(try await connection.response().messages.isEmpty)
        // What comes of it then is for nobody.
        work()
    }
}
