import Foundation
import IntentJournal
import IntentRuntime
import JSON
import StreamableHTTP
import Testing

@Suite("A token", .timeLimit(.minutes(2)))
struct TokenTests {
    private static let discovery = HTTPRequest.stateless("server/discover")

    private func status(_ server: TestServer, _ secret: String?) async throws -> Int {
        try await server.ask(Self.discovery.with(["Authorization": secret.map { "Bearer \($0)" } ?? ""])).status
    }

    @Test("is demanded once there is one, also of a server that runs already")
    func demanded() async throws {
        let server = try TestServer()
        #expect(try await status(server, nil) == 200)
        let secret = try server.tokens.create("one")
        let refused = try await server.ask(Self.discovery)
        #expect(refused.status == 401 && refused.fields["www-authenticate"] == "Bearer realm=\"appintents\"")
        #expect(try await status(server, secret) == 200)
        let wrong = try await server.ask(Self.discovery.with(["Authorization": "Bearer \(secret)x"]))
        #expect(wrong.status == 401 && wrong.fields["www-authenticate"]?.contains("invalid_token") == true)
        for field in ["Basic \(secret)", secret, "Bearer", "Bearer \(secret) x", "Bearer a, Bearer b"] {
            #expect(try await server.ask(Self.discovery.with(["Authorization": field])).status == 401)
        }
        #expect(try await server.ask(Self.discovery.with(["Authorization": "bearer \(secret)"])).status == 200)
    }

    @Test("is not demanded where it is left out on purpose")
    func leftOut() async throws {
        var options = StreamableHTTPOptions()
        options.needsNoToken = true
        #expect(try await status(try TestServer(options, tokens: ["one"]), nil) == 200)
    }

    @Test("that was replaced is good no more, or for as long as was said")
    func rotation() async throws {
        let server = try TestServer(tokens: ["one"])
        let first = try #require(server.secrets["one"])
        let second = try server.tokens.rotate("one", grace: .seconds(3600))
        #expect(try await status(server, first) == 200)
        #expect(try await status(server, second) == 200)
        let third = try server.tokens.rotate("one")
        #expect(try await status(server, first) == 401)
        #expect(try await status(server, second) == 401)
        #expect(try await status(server, third) == 200)
        let fourth = try server.tokens.rotate("one", grace: .milliseconds(1))
        try await eventually { try await status(server, third) == 401 }
        #expect(try await status(server, fourth) == 200)
    }

    @Test("that was taken away ends what its client has open, and lets nobody in instead")
    func revocation() async throws {
        let server = try TestServer(tokens: ["one"])
        let fields = ["Authorization": "Bearer \(server.secrets["one"] ?? "")"]
        let session = try await server.introduce(fields: fields)
        let listening = try server.connect()
        listening.send(
            HTTPRequest("GET", ["Accept": "text/event-stream", "Mcp-Session-Id": session]).with(fields))
        #expect(try await listening.head().isStream)
        try server.tokens.revoke("one")
        #expect(try await status(server, server.secrets["one"]) == 401)
        #expect(try await status(server, nil) == 401)
        #expect(try await listening.nextMessage() == nil)
    }

    @Test("is whose sessions and questions nobody else sees")
    func principals() async throws {
        let server = try TestServer(tokens: ["one", "other"])
        func fields(_ name: String) -> [String: String] {
            ["Authorization": "Bearer \(server.secrets[name] ?? "")"]
        }
        let session = try await server.introduce(fields: fields("one"))
        let ping = HTTPRequest.legacy("ping", session: session)
        #expect(try await server.ask(ping.with(fields("other"))).status == 404)
        #expect(
            try await server.ask(HTTPRequest("DELETE", ["Mcp-Session-Id": session]).with(fields("other"))).status == 404
        )
        #expect(try await server.ask(ping.with(fields("one"))).status == 200)

        let asking: JSONValue = ["elicitation": [:]]
        let first = try await server.ask(
            HTTPRequest.stateless("tools/call", HTTPRequest.tool("hail"), capabilities: asking).with(fields("one")))
        let result = try #require(try first.json["result"])
        let name = try #require(result["inputRequests"]?.object?.names.first)
        var parameters = HTTPRequest.tool("hail")
        parameters["requestState"] = result["requestState"]
        let reply: JSONValue = ["action": "accept", "content": ["boat": "Gannet"]]
        parameters["inputResponses"] = .object(JSONObject([(name, reply)]))
        let again = HTTPRequest.stateless("tools/call", parameters, id: 2, capabilities: asking)
        let stolen = try await server.ask(again.with(fields("other")))
        #expect(try stolen.json["result"]?["structuredContent"] == nil)
        let own = try await server.ask(again.with(fields("one")))
        #expect(try own.json["result"]?["structuredContent"]?["value"] == "Ahoy Gannet")
        #expect(try server.journal.entries().first?.requester == "test (token one)")
    }

    @Test("is kept by its digest only, in a file that nobody else may read, and known by its name")
    func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = TokenStore(path: folder.appendingPathComponent("deep/tokens.json").path)
        #expect(try store.list().isEmpty)
        let secret = try store.create("one")
        #expect(secret.count == "appintents_".count + 43)
        #expect(try secret != store.create("other"))
        #expect(try store.list().map(\.name) == ["one", "other"])
        let text = try String(contentsOfFile: store.path, encoding: .utf8)
        #expect(!text.contains(secret.dropFirst(11)))
        let attributes = try FileManager.default.attributesOfItem(atPath: store.path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(throws: TokenStoreError.taken("one")) { try store.create("one") }
        #expect(throws: TokenStoreError.unknown("two", names: ["one", "other"])) { try store.rotate("two") }
        #expect(throws: TokenStoreError.unknown("two", names: ["one", "other"])) { try store.revoke("two") }
        for name in ["", "a b", "é", String(repeating: "x", count: 41), "a/b", "a\nb"] {
            #expect(throws: TokenStoreError.badName(name)) { try store.create(name) }
        }
    }

    @Test(
        "file that cannot be trusted lets nobody in", arguments: ["nonsense", "{}", "{\"tokens\":[{\"name\":\"x\"}]}"])
    func badFile(_ text: String) async throws {
        let server = try TestServer(tokens: ["one"])
        let good = try Data(contentsOf: URL(fileURLWithPath: server.tokens.path))
        try Data(text.utf8).write(to: URL(fileURLWithPath: server.tokens.path))
        #expect(try await status(server, server.secrets["one"]) == 401)
        #expect(throws: TokenStoreError.self) { try server.tokens.list() }
        #expect(throws: TokenStoreError.self) { try server.tokens.create("other") }
        try good.write(to: URL(fileURLWithPath: server.tokens.path))
        #expect(try await status(server, server.secrets["one"]) == 200)
        chmod(server.tokens.path, 0o622)
        #expect(throws: TokenStoreError.self) { try server.tokens.list() }
    }

    @Test("can be made by many at once, and none is lost")
    func concurrency() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("tokens.json").path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 { group.addTask { _ = try TokenStore(path: path).create("token-\(number)") } }
            try await group.waitForAll()
        }
        #expect(try Set(TokenStore(path: path).list().map(\.name)) == Set((0..<20).map { "token-\($0)" }))
    }

    @Test("is needed where other machines can connect")
    func beyond() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try TestServer()
        let store = TokenStore(path: folder.appendingPathComponent("tokens.json").path)
        let address = try #require(HTTPAddress("0.0.0.0:0"))
        #expect(throws: StreamableHTTPError.needsToken(address)) { try server.another(at: address, store) }
        _ = try store.create("one")
        var options = StreamableHTTPOptions()
        options.needsNoToken = true
        #expect(throws: StreamableHTTPError.tokensAreNeeded(address)) {
            try server.another(at: address, store, options)
        }
        #expect(StreamableHTTPError.needsToken(address).description.contains("appintents token create"))
        #expect(throws: StreamableHTTPError.unavailable(server.server.address, code: EADDRINUSE)) {
            try server.another(at: server.server.address, store)
        }
    }
}
