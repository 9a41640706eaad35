import JSON
import StreamableHTTP
import Testing

@Suite("A stateless request, over HTTP", .timeLimit(.minutes(2)))
struct StatelessRequestTests {
    private static let asking: JSONValue = ["elicitation": [:]]

    @Test("is answered without a session")
    func calls() async throws {
        let server = try TestServer()
        let discovery = try await server.ask(.stateless("server/discover"))
        #expect(discovery.status == 200 && discovery.fields["mcp-session-id"] == nil)
        #expect(try discovery.json["result"]?["supportedVersions"] == ["2026-07-28"])
        let connection = try server.connect()
        for number in 0..<20 {
            let answer = try await connection.ask(
                .stateless("tools/call", HTTPRequest.tool("getEcho", ["text": .string("\(number)")])))
            #expect(answer.status == 200 && answer.fields["content-type"] == "application/json")
            #expect(try answer.json["result"]?["structuredContent"]?["value"]?.string == "\(number)")
        }
    }

    @Test("has an id of its own, which others have at the same time")
    func ids() async throws {
        let server = try TestServer()
        let connection = try server.connect()
        let signal = "stateless ids"
        connection.send(.stateless("tools/call", HTTPRequest.tool("hold", ["signal": .string(signal)])))
        await Signal.named(signal).started()
        let other = try await server.ask(.stateless("tools/call", HTTPRequest.tool("getEcho", ["text": "x"])))
        #expect(try other.json["result"]?["structuredContent"]?["value"] == "x")
        Signal.named(signal).give()
        #expect(
            try await connection.response().json["result"]?["structuredContent"]?["value"]?.string == "held \(signal)")
    }

    @Test("that asks is answered with what is asked, and sent again with the answer")
    func question() async throws {
        let server = try TestServer()
        let first = try await server.ask(
            .stateless("tools/call", HTTPRequest.tool("hail"), capabilities: Self.asking))
        let result = try #require(try first.json["result"])
        #expect(first.status == 200 && result["resultType"] == "input_required")
        let name = try #require(result["inputRequests"]?.object?.names.first)
        var parameters = HTTPRequest.tool("hail")
        parameters["requestState"] = result["requestState"]
        let reply: JSONValue = ["action": "accept", "content": ["boat": "Gannet"]]
        parameters["inputResponses"] = .object(JSONObject([(name, reply)]))
        let second = try await server.ask(
            .stateless("tools/call", parameters, id: 2, capabilities: Self.asking))
        #expect(try second.json["result"]?["structuredContent"]?["value"] == "Ahoy Gannet")
        // It is good for one use.
        let third = try await server.ask(
            .stateless("tools/call", parameters, id: 3, capabilities: Self.asking))
        #expect(try third.json["result"]?["structuredContent"] == nil)
    }

    @Test("hears of progress on its own stream")
    func progress() async throws {
        let server = try TestServer()
        let connection = try server.connect()
        let signal = "stateless progress"
        connection.send(
            .stateless("tools/call", HTTPRequest.tool("haul", ["signal": .string(signal)]), progressToken: 5))
        let head = try await connection.head()
        #expect(head.isStream && head.fields["x-accel-buffering"] == "no")
        let progress = try #require(try await connection.nextMessage())
        #expect(progress["method"] == "notifications/progress" && progress["params"]?["progressToken"] == 5)
        Signal.named(signal).give()
        var last: JSONValue?
        while let message = try await connection.nextMessage() { last = message }
        #expect(last?["result"]?["resultType"] == "complete")
    }

    @Test("is cancelled when its client hangs up", arguments: [false, true])
    func disconnection(_ isStreaming: Bool) async throws {
        let server = try TestServer()
        let connection = try server.connect()
        let signal = "stateless disconnection \(isStreaming)"
        connection.send(
            .stateless(
                "tools/call", HTTPRequest.tool(isStreaming ? "haul" : "hold", ["signal": .string(signal)]),
                progressToken: isStreaming ? 1 : nil))
        await Signal.named(signal).started()
        if isStreaming {
            #expect(try await connection.head().isStream)
            #expect(try await connection.nextMessage()?["method"] == "notifications/progress")
        }
        connection.hangUp()
        await Signal.named(signal).cancelled()
        #expect(try await server.ask(.stateless("server/discover")).status == 200)
    }

    @Test("that takes long is told now and then that somebody is there")
    func keepAlive() async throws {
        var options = StreamableHTTPOptions()
        options.keepAliveTime = .milliseconds(100)
        let server = try TestServer(options)
        let connection = try server.connect()
        let signal = "keep alive"
        connection.send(.stateless("tools/call", HTTPRequest.tool("hold", ["signal": .string(signal)])))
        #expect(try await connection.head().isStream)
        for _ in 0..<3 { try await connection.nextComment() }
        Signal.named(signal).give()
        #expect(try await connection.nextMessage()?["result"] != nil)
        #expect(try await connection.nextMessage() == nil)
    }

    @Test(
        "whose header fields say something else than its body is refused",
        arguments: [
            ["MCP-Protocol-Version": ""], ["MCP-Protocol-Version": "2025-11-25"], ["Mcp-Method": ""],
            ["Mcp-Method": "tools/list"], ["Mcp-Method": "TOOLS/CALL"], ["Mcp-Name": ""],
            ["Mcp-Name": "streamableHTTPTests_hail"], ["Mcp-Name": "=?base64?!!?="],
            ["Mcp-Name": "=?base64?aGFpbA==?="], ["Mcp-Name": "streamableHTTPTests_gétEcho"],
        ])
    func mismatch(_ fields: [String: String]) async throws {
        let server = try TestServer()
        let request = HTTPRequest.stateless("tools/call", HTTPRequest.tool("getEcho", ["text": "x"]), id: 4)
        let answer = try await server.ask(request.with(fields))
        #expect(answer.status == 400)
        #expect(try answer.json["error"]?["code"] == -32020)
        #expect(try answer.json["id"] == 4)
    }

    @Test(
        "may write what its header fields say in other ways",
        arguments: [
            ["Mcp-Name": "  streamableHTTPTests_getEcho  "],
            ["Mcp-Name": "=?base64?c3RyZWFtYWJsZUhUVFBUZXN0c19nZXRFY2hv?="],
            ["Mcp-Session-Id": "left over from elsewhere"], ["Last-Event-ID": "5"], ["Mcp-Param-Other": "ignored"],
            ["Accept": "*/*"], ["Accept": "text/event-stream;q=0.5, application/*"], ["Accept": ""],
            ["Content-Type": "Application/JSON; charset=utf-8"],
        ])
    func match(_ fields: [String: String]) async throws {
        let server = try TestServer()
        let request = HTTPRequest.stateless("tools/call", HTTPRequest.tool("getEcho", ["text": "x"]))
        let answer = try await server.ask(request.with(fields))
        #expect(answer.status == 200)
        #expect(answer.fields["mcp-session-id"] == nil)
        #expect(try answer.json["result"]?["structuredContent"]?["value"] == "x")
    }

    @Test(
        "that cannot be served says so by its status and its code",
        arguments: [
            ("initialize", 404, -32601), ("ping", 404, -32601), ("logging/setLevel", 404, -32601),
            ("no/such", 404, -32601), ("tools/call", 200, -32602),
        ])
    func statuses(_ method: String, _ status: Int, _ code: Int) async throws {
        let server = try TestServer()
        var parameters = JSONObject()
        if method == "tools/call" { parameters["name"] = "nobody's" }
        let answer = try await server.ask(.stateless(method, parameters, id: 11))
        #expect(answer.status == status)
        #expect(try answer.json["error"]?["code"] == .integer(code))
        #expect(try answer.json["id"] == 11)
    }

    @Test("in a revision that is not served names those that are")
    func version() async throws {
        let server = try TestServer()
        let metadata: JSONValue = [
            "io.modelcontextprotocol/protocolVersion": "2099-01-01", "io.modelcontextprotocol/clientCapabilities": [:],
        ]
        let request = HTTPRequest([
            "jsonrpc": "2.0", "id": 1, "method": "server/discover", "params": ["_meta": metadata],
        ])
        .with(["MCP-Protocol-Version": "2099-01-01", "Mcp-Method": "server/discover"])
        let answer = try await server.ask(request)
        #expect(answer.status == 400)
        #expect(try answer.json["error"]?["code"] == -32022)
        #expect(try answer.json["error"]?["data"]?["supported"] == ["2026-07-28"])
    }

    @Test(
        "that lacks metadata is refused",
        arguments: [
            [:], ["_meta": [:]], ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]],
            ["_meta": ["io.modelcontextprotocol/clientCapabilities": [:]]],
        ] as [JSONValue])
    func metadata(_ parameters: JSONValue) async throws {
        let server = try TestServer()
        let request = HTTPRequest(["jsonrpc": "2.0", "id": 6, "method": "tools/list", "params": parameters])
            .with(["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/list"])
        let answer = try await server.ask(request)
        #expect(answer.status == 400)
        #expect(try answer.json["error"]?["code"] == -32602)
        #expect(try answer.json["id"] == 6)
    }

    @Test("has no other methods of HTTP, and no answers of the client's")
    func methods() async throws {
        let server = try TestServer()
        let version = ["MCP-Protocol-Version": "2026-07-28", "Mcp-Session-Id": "x"]
        for method in ["GET", "DELETE"] {
            let answer = try await server.ask(HTTPRequest(method, version))
            #expect(answer.status == 405 && answer.fields["allow"] == "POST")
        }
        let response = HTTPRequest(["jsonrpc": "2.0", "id": 1, "result": [:]]).with(version)
        #expect(try await server.ask(response).status == 400)
        let note = HTTPRequest(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1]])
        #expect(try await server.ask(note.with(version)).status == 202)
    }
}
