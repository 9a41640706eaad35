import IntentJournal
import IntentRuntime
import JSON
import StreamableHTTP
import Testing

@Suite("A client that begins with initialize, over HTTP", .timeLimit(.minutes(2)))
struct SessionTests {
    private static let asking: JSONValue = ["elicitation": [:]]

    @Test("gets a session by a number that nobody can guess", arguments: ["2025-03-26", "2025-06-18", "2025-11-25"])
    func handshake(_ revision: String) async throws {
        let server = try TestServer()
        let ids = [
            try await server.introduce(revision: revision), try await server.introduce(revision: revision),
        ]
        #expect(ids[0] != ids[1])
        #expect(ids.allSatisfy { $0.count == 32 && $0.utf8.allSatisfy { (0x21...0x7e).contains($0) } })
        let fields = ["MCP-Protocol-Version": revision]
        let list = try await server.ask(HTTPRequest.legacy("tools/list", session: ids[0]).with(fields))
        #expect(list.status == 200 && list.fields["content-type"] == "application/json")
        #expect(try list.json["id"] == 1 && list.json["result"]?["tools"]?.array?.isEmpty == false)
        let ping = try await server.ask(HTTPRequest.legacy("ping", id: "p", session: ids[1]).with(fields))
        #expect(try ping.json == ["jsonrpc": "2.0", "id": "p", "result": [:]])
    }

    @Test("calls tools, many over one connection")
    func calls() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let connection = try server.connect()
        for number in 0..<50 {
            let parameters = HTTPRequest.tool("getEcho", ["text": .string("sound \(number)")])
            let answer = try await connection.ask(
                .legacy("tools/call", .object(parameters), id: .integer(number), session: session))
            #expect(answer.status == 200)
            #expect(try answer.json["id"] == .integer(number))
            #expect(try answer.json["result"]?["structuredContent"]?["value"]?.string == "sound \(number)")
        }
    }

    @Test("is asked on the stream of its request, and answers with another")
    func question() async throws {
        let server = try TestServer()
        let session = try await server.introduce(capabilities: Self.asking)
        let connection = try server.connect()
        connection.send(.legacy("tools/call", .object(HTTPRequest.tool("hail")), id: 7, session: session))
        let head = try await connection.head()
        #expect(head.status == 200 && head.isStream)
        let question = try #require(try await connection.nextMessage())
        #expect(question["method"] == "elicitation/create")
        let reply: JSONValue = ["action": "accept", "content": ["boat": "Albatross"]]
        let taken = try await server.ask(
            HTTPRequest(["jsonrpc": "2.0", "id": try #require(question["id"]), "result": reply])
                .with(["Mcp-Session-Id": session]))
        #expect(taken.status == 202 && taken.body.isEmpty)
        let answer = try #require(try await connection.nextMessage())
        #expect(answer["id"] == 7 && answer["result"]?["structuredContent"]?["value"] == "Ahoy Albatross")
        #expect(try await connection.nextMessage() == nil)
    }

    @Test("hears of progress on the stream of its request, whole events only")
    func progress() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let connection = try server.connect()
        let signal = "legacy progress"
        var parameters = HTTPRequest.tool("haul", ["signal": .string(signal)])
        parameters["_meta"] = ["progressToken": "t"]
        connection.send(.legacy("tools/call", .object(parameters), session: session))
        #expect(try await connection.head().isStream)
        let progress = try #require(try await connection.nextMessage())
        #expect(progress["method"] == "notifications/progress" && progress["params"]?["progress"]?.double == 0.5)
        Signal.named(signal).give()
        var last: JSONValue?
        while let message = try await connection.nextMessage() { last = message }
        #expect(last?["id"] == 1 && last?["result"] != nil)
    }

    @Test("that loses its connection has cancelled nothing")
    func disconnection() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let connection = try server.connect()
        let signal = "legacy disconnection"
        connection.send(
            .legacy("tools/call", .object(HTTPRequest.tool("hold", ["signal": .string(signal)])), session: session))
        await Signal.named(signal).started()
        connection.hangUp()
        // While it runs its id is taken; it is free again once the run has ended by itself.
        #expect(try await server.ask(.legacy("ping", id: 2, session: session)).status == 200)
        Signal.named(signal).give()
        try await eventually { try server.journal.entries().first?.state == .done }
    }

    @Test("cancels by a notification, which ends the stream without an answer")
    func cancellation() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let connection = try server.connect()
        let signal = "legacy cancellation"
        connection.send(
            .legacy(
                "tools/call", .object(HTTPRequest.tool("hold", ["signal": .string(signal)])), id: 9, session: session))
        await Signal.named(signal).started()
        let note = HTTPRequest([
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 9],
        ])
        #expect(try await server.ask(note.with(["Mcp-Session-Id": session])).status == 202)
        await Signal.named(signal).cancelled()
        let answer = try await connection.response()
        #expect(answer.status == 200 && answer.isStream)
        #expect(try answer.messages.isEmpty)
    }

    @Test("listens on one stream at a time, which the end of the session ends")
    func listening() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let listening = HTTPRequest("GET", ["Accept": "text/event-stream", "Mcp-Session-Id": session])
        let first = try server.connect()
        first.send(listening)
        #expect(try await first.head().isStream)
        try await first.nextComment()
        let second = try server.connect()
        second.send(listening)
        #expect(try await second.head().isStream)
        #expect(try await first.nextMessage() == nil)
        let ended = try await server.ask(HTTPRequest("DELETE", ["Mcp-Session-Id": session]))
        #expect(ended.status == 204)
        #expect(try await second.nextMessage() == nil)
        #expect(try await server.ask(.legacy("ping", session: session)).status == 404)
        #expect(try await server.ask(HTTPRequest("DELETE", ["Mcp-Session-Id": session])).status == 404)
    }

    @Test("whose session ends while it waits is told nothing more")
    func endOfSession() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let connection = try server.connect()
        let signal = "end of session"
        connection.send(
            .legacy("tools/call", .object(HTTPRequest.tool("hold", ["signal": .string(signal)])), session: session))
        await Signal.named(signal).started()
        #expect(try await server.ask(HTTPRequest("DELETE", ["Mcp-Session-Id": session])).status == 204)
        await Signal.named(signal).cancelled()
        #expect(try await connection.response().messages.isEmpty)
    }

    @Test("leaves a session that it uses no more, which then ends by itself")
    func unusedSession() async throws {
        var options = StreamableHTTPOptions()
        options.sessionTime = .milliseconds(1)
        let server = try TestServer(options)
        let session = try await server.introduce()
        // Each look uses the session, so there is time enough between two for the server to find it unused.
        try await eventually(every: .seconds(3)) {
            try await server.ask(.legacy("ping", session: session)).status == 404
        }
    }

    @Test("with too many sessions loses the one that it has not used for longest")
    func sessionLimit() async throws {
        var options = StreamableHTTPOptions()
        options.sessionLimit = 2
        let server = try TestServer(options)
        let sessions = [try await server.introduce(), try await server.introduce()]
        #expect(try await server.ask(.legacy("ping", session: sessions[0])).status == 200)
        let third = try await server.introduce()
        #expect(try await server.ask(.legacy("ping", session: sessions[1])).status == 404)
        #expect(try await server.ask(.legacy("ping", session: sessions[0])).status == 200)
        #expect(try await server.ask(.legacy("ping", session: third)).status == 200)
    }

    @Test("that does not fit what was begun is refused")
    func refusals() async throws {
        let server = try TestServer()
        let session = try await server.introduce()
        let missing = try await server.ask(.legacy("tools/list", session: nil))
        #expect(missing.status == 400)
        #expect(try missing.json["error"]?["message"]?.string?.contains("Mcp-Session-Id") == true)
        #expect(try missing.json["id"] == nil)
        #expect(try await server.ask(.legacy("tools/list", session: "nobody's")).status == 404)
        let note = HTTPRequest(["jsonrpc": "2.0", "method": "notifications/initialized"])
        #expect(try await server.ask(note).status == 400)
        #expect(try await server.ask(HTTPRequest(["jsonrpc": "2.0", "id": 1, "result": [:]])).status == 400)
        let list = HTTPRequest.legacy("tools/list", session: session)
        let unknown = try await server.ask(list.with(["MCP-Protocol-Version": "1999-01-01"]))
        #expect(unknown.status == 400)
        // Without the field the session says which revision it is.
        #expect(try await server.ask(list.with(["MCP-Protocol-Version": ""])).status == 200)
        #expect(try await server.ask(HTTPRequest("GET", ["Accept": "text/event-stream"])).status == 400)
        #expect(try await server.ask(HTTPRequest("DELETE")).status == 400)
        let again = try await server.ask(TestServer.introduction().with(["Mcp-Session-Id": session]))
        #expect(try again.json["error"]?["message"] == "'initialize' comes once")
        let bad = try await server.ask(.legacy("initialize", [:], session: nil))
        #expect(bad.fields["mcp-session-id"] == nil)
        #expect(try bad.json["error"]?["code"] == -32602)
    }
}
