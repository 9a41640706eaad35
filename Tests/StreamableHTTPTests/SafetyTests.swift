import Foundation
import JSON
import StreamableHTTP
import Testing

@Suite("A server over HTTP keeps itself safe", .timeLimit(.minutes(2)))
struct SafetyTests {
    private static let discovery = HTTPRequest.stateless("server/discover")

    @Test(
        "from what comes in other forms",
        arguments: [
            (["Content-Type": "text/plain"], 415), (["Content-Type": ""], 415),
            (["Content-Type": "application/json-patch+json"], 415), (["Accept": "application/json"], 406),
            (["Accept": "text/html"], 406), (["Accept": "application/json, text/event-stream;q=0"], 406),
        ] as [([String: String], Int)])
    func forms(_ fields: [String: String], _ status: Int) async throws {
        let answer = try await TestServer().ask(Self.discovery.with(fields))
        #expect(answer.status == status)
        #expect(try answer.json["error"]?["message"]?.string?.isEmpty == false)
    }

    @Test(
        "from what is no message",
        arguments: ["", "nonsense", "[]", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", "{}", "5", "\u{0}"])
    func bodies(_ body: String) async throws {
        var request = Self.discovery
        request.body = Array(body.utf8)
        let answer = try await TestServer().ask(body.isEmpty ? request.with(["Content-Length": "0"]) : request)
        #expect(answer.status == 400)
        let code = try answer.json["error"]?["code"]?.integer
        #expect(code == -32700 || code == -32600)
    }

    @Test("from other methods and paths", arguments: ["PUT", "PATCH", "OPTIONS", "NONSENSE"])
    func methods(_ method: String) async throws {
        let server = try TestServer()
        let answer = try await server.ask(HTTPRequest(method))
        #expect(answer.status == 405 && answer.fields["allow"] == "POST, GET, DELETE")
        for path in ["/", "/mcp/", "/mcpx", "/.well-known/oauth-protected-resource"] {
            var request = Self.discovery
            request.path = path
            #expect(try await server.ask(request).status == 404)
        }
        var request = Self.discovery
        request.path = "/mcp?with=query"
        #expect(try await server.ask(request).status == 200)
    }

    @Test(
        "from pages of other sites and names that are not its own",
        arguments: [
            ("127.0.0.1:80", nil, 200), ("localhost", "http://localhost:3000", 200), ("[::1]:1", "http://[::1]", 200),
            ("LOCALHOST:99", "https://127.0.0.1:8", 200), ("proxy.example.com", "https://chat.example.com", 200),
            ("127.0.0.1", "https://chat.example.com:444", 403), ("127.0.0.1", "http://evil.example", 403),
            ("127.0.0.1", "null", 403), ("127.0.0.1", "", 200), ("127.0.0.1", "http://localhost.evil.example", 403),
            ("127.0.0.1", "http://localhost/", 403), ("127.0.0.1", "file://localhost", 403),
            ("evil.example", nil, 403), ("evil.example:8000", "http://evil.example:8000", 403),
            ("localhost.evil.example", nil, 403), ("10.0.0.1", nil, 403), ("localhost:x", nil, 403),
            ("127.0.0.1@evil.example", nil, 403),
        ] as [(String, String?, Int)])
    func origins(_ host: String, _ origin: String?, _ status: Int) async throws {
        var options = StreamableHTTPOptions()
        options.hosts = ["proxy.example.com"]
        options.origins = ["https://chat.example.com"]
        var request = Self.discovery.with(["Origin": origin ?? ""])
        request.host = host
        #expect(try await TestServer(options).ask(request).status == status)
    }

    @Test("and lets pages that may send requests read the answers")
    func pages() async throws {
        var options = StreamableHTTPOptions()
        options.origins = ["https://chat.example.com"]
        let server = try TestServer(options, tokens: ["one"])
        let origin = ["Origin": "https://chat.example.com"]
        let asked = try await server.ask(
            HTTPRequest("OPTIONS", ["Access-Control-Request-Method": "POST"]).with(origin))
        #expect(asked.status == 204)
        #expect(asked.fields["access-control-allow-origin"] == "https://chat.example.com")
        #expect(asked.fields["access-control-allow-headers"]?.contains("Mcp-Session-Id") == true)
        let refused = try await server.ask(Self.discovery.with(origin))
        #expect(refused.status == 401)
        #expect(refused.fields["access-control-allow-origin"] == "https://chat.example.com")
        let other = try await server.ask(HTTPRequest("OPTIONS", ["Origin": "https://evil.example"]))
        #expect(other.status == 403 && other.fields["access-control-allow-origin"] == nil)
    }

    @Test("from requests that name no host, or two lengths of their bodies")
    func malformed() async throws {
        let server = try TestServer()
        var request = Self.discovery
        request.host = ""
        #expect(try await server.ask(request).status == 400)
        let smuggling = Self.discovery.with(["Content-Length": "5", "Transfer-Encoding": "chunked"])
        #expect(try await server.ask(smuggling).status == 400)
    }

    @Test("from bodies that are too long, however they are sent")
    func longBodies() async throws {
        var options = StreamableHTTPOptions()
        options.bodyLimit = 10_000
        let server = try TestServer(options)
        func request(_ count: Int) -> HTTPRequest {
            .stateless(
                "tools/call", HTTPRequest.tool("getEcho", ["text": .string(String(repeating: "x", count: count))]))
        }
        let connection = try server.connect()
        #expect(try await connection.ask(request(9000)).status == 200)
        #expect(try await connection.ask(request(12_000)).status == 413)
        // What was read to its end leaves the connection as it was.
        #expect(try await connection.ask(Self.discovery).status == 200)
        #expect(try await server.ask(request(100_000)).status == 413)
        for (count, status) in [(9000, 200), (12_000, 413)] {
            let message = request(count)
            let connection = try server.connect()
            connection.send(message.with(["Transfer-Encoding": "chunked"]).head)
            for start in stride(from: 0, to: message.body.count, by: 1000) {
                let part = message.body[start..<min(start + 1000, message.body.count)]
                connection.send(Array("\(String(part.count, radix: 16))\r\n".utf8) + part + Array("\r\n".utf8))
            }
            connection.send(Array("0\r\n\r\n".utf8))
            #expect(try await connection.response().status == status)
        }
        let endless = try server.connect()
        endless.send(request(1).with(["Transfer-Encoding": "chunked"]).head)
        let part = Array("3e8\r\n".utf8) + [UInt8](repeating: 32, count: 1000) + Array("\r\n".utf8)
        for _ in 0..<100 { endless.send(part) }
        #expect(try await endless.isClosedByServer())
        // A client that asks first is told before it sends anything.
        let asking = try server.connect()
        asking.send(request(12_000).with(["Expect": "100-continue"]).head)
        #expect(try await asking.head().status == 413)
    }

    @Test("from heads that are too long")
    func longHeads() async throws {
        let server = try TestServer()
        func ask(_ count: Int) async throws -> Int {
            try await server.ask(Self.discovery.with(["X-Long": String(repeating: "x", count: count)])).status
        }
        #expect(try await ask(6000) == 200)
        for count in [8000, 16_000, 100_000] { #expect([413, 431].contains(try await ask(count))) }
    }

    @Test("from clients that ask too often, who are told when to come again")
    func rate() async throws {
        var options = StreamableHTTPOptions()
        options.requestsPerSecond = 1
        let server = try TestServer(options, tokens: ["one", "other"])
        func ask(_ name: String) async throws -> HTTPResponse {
            try await server.ask(Self.discovery.with(["Authorization": "Bearer \(server.secrets[name] ?? "")"]))
        }
        var refused: HTTPResponse?
        for _ in 0..<200 where refused == nil {
            let answer = try await ask("one")
            if answer.status != 200 { refused = answer }
        }
        #expect(refused?.status == 429)
        #expect(Int(refused?.fields["retry-after"] ?? "") ?? 0 >= 1)
        // One client's haste is not another's.
        #expect(try await ask("other").status == 200)
    }

    @Test("from clients that send one byte after the other", arguments: [false, true])
    func drip(_ hasHead: Bool) async throws {
        var options = StreamableHTTPOptions()
        options.receivingTime = .milliseconds(500)
        let server = try TestServer(options)
        let connection = try server.connect()
        let dripping = Task {
            if hasHead { connection.send(Self.discovery.head) }
            for byte in hasHead ? Self.discovery.body : Self.discovery.head {
                connection.send([byte])
                try await Task.sleep(for: .milliseconds(100))
            }
        }
        #expect(try await connection.isClosedByServer())
        dripping.cancel()
        #expect(try await server.ask(Self.discovery).status == 200)
    }

    @Test("from clients that hang up in the middle of a request", arguments: [false, true])
    func halfRequest(_ hasHead: Bool) async throws {
        var options = StreamableHTTPOptions()
        options.connectionLimit = 1
        let server = try TestServer(options)
        let connection = try server.connect()
        connection.send(hasHead ? Self.discovery.bytes.dropLast() : Self.discovery.head.dropLast(9))
        connection.hangUp()
        // There is room for another only once this one is given up.
        #expect(try await server.ask(Self.discovery).status == 200)
    }

    @Test("from clients that take nothing of what they asked for")
    func slowReader() async throws {
        var options = StreamableHTTPOptions()
        options.receivingTime = .seconds(1)
        options.sendingTime = .seconds(1)
        options.connectionLimit = 1
        options.bodyLimit = 16 << 20
        let server = try TestServer(options)
        let connection = try HTTPConnection(port: server.server.address.port, room: 4096)
        // An answer repeats the id of its request; this one is more than the system keeps for a client.
        connection.send(.stateless("server/discover", id: .string(String(repeating: "x", count: 8 << 20))))
        // There is room for another only once this one is given up. What the system kept of the answer until then is not all.
        try await eventually { await (try? server.connect().ask(Self.discovery))?.status == 200 }
        await #expect(throws: HTTPConnection.Ended.self) { try await connection.response() }
    }

    @Test("from more connections than it has room for")
    func connections() async throws {
        var options = StreamableHTTPOptions()
        options.connectionLimit = 4
        let server = try TestServer(options)
        var open: [HTTPConnection] = []
        for _ in 0..<4 {
            let connection = try server.connect()
            #expect(try await connection.ask(Self.discovery).status == 200)
            open.append(connection)
        }
        // Who comes too many waits until another goes.
        let fifth = try server.connect()
        fifth.send(Self.discovery)
        open[0].hangUp()
        #expect(try await fifth.response().status == 200)
    }

    @Test("and is stopped when what is open is answered")
    func stop() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let (running, listening, idle) = (try server.connect(), try server.connect(), try server.connect())
        listening.send(HTTPRequest("GET", ["Accept": "text/event-stream", "Mcp-Session-Id": session]))
        #expect(try await listening.head().isStream)
        let signal = "stop"
        running.send(.stateless("tools/call", HTTPRequest.tool("hold", ["signal": .string(signal)])))
        await Signal.named(signal).started()
        #expect(try await idle.ask(Self.discovery).status == 200)
        async let stopped: Void = server.server.stop(grace: .seconds(60))
        #expect(try await listening.nextMessage() == nil)
        #expect(try await idle.ask(Self.discovery).status == 503)
        Signal.named(signal).give()
        #expect(try await running.response().json["result"] != nil)
        await stopped
        #expect(throws: (any Error).self) { try server.connect() }
        await server.server.stop()
    }

    @Test("and is stopped all the same when what is open takes too long")
    func stopWithoutGrace() async throws {
        let server = try TestServer()
        let running = try server.connect()
        let signal = "stop at once"
        running.send(.stateless("tools/call", HTTPRequest.tool("hold", ["signal": .string(signal)])))
        await Signal.named(signal).started()
        await server.server.stop(grace: .zero)
        await Signal.named(signal).cancelled()
        #expect(try await running.response().messages.isEmpty)
    }
}
