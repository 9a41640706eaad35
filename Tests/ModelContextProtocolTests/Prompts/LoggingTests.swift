import IntentRuntime
import JSON
import Testing

@Suite("Log messages", .timeLimit(.minutes(1)))
struct LoggingTests {
    /// What a client is told before the answer to a request.
    private static func told(_ client: TestClient, before id: JSONValue) async throws -> [JSONValue] {
        var told: [JSONValue] = []
        while let message = try await client.next(), message["id"] != id {
            if message["method"] == "notifications/message" { told.append(message["params"] ?? .null) }
        }
        return told
    }

    private static func events(_ messages: [JSONValue]) -> [String] {
        messages.map { "\($0["level"]?.string ?? "?") \($0["data"]?["event"]?.string ?? "?")" }
    }

    @Test(
        "come from the level on that the client has set",
        arguments: [
            ("debug", ["debug began", "info done"]), ("info", ["info done"]), ("notice", []), ("emergency", []),
        ])
    func level(_ level: String, _ expected: [String]) async throws {
        let client = try await TestClient.introduced()
        #expect(try await client.call("logging/setLevel", ["level": .string(level)])["result"] == [:])
        client.request("tools/call", TestClient.call("addBook", ["title": "Secret plans"]), id: 1)
        let told = try await Self.told(client, before: 1)
        #expect(Self.events(told) == expected)
        #expect(told.allSatisfy { $0["logger"] == "appintents" && !$0.text.contains("Secret") })
        #expect(told.allSatisfy { $0["data"]?["tool"]?.string == TestClient.toolName("addBook") })
    }

    @Test("do not come to a client that has set no level")
    func none() async throws {
        let client = try await TestClient.introduced()
        client.request("tools/call", TestClient.call("addBook", ["title": "A"]), id: 1)
        #expect(try await Self.told(client, before: 1).isEmpty)
    }

    @Test("say that a call failed or was refused, and why in a word")
    func failures() async throws {
        let client = try await TestClient.introduced()
        _ = try await client.call("logging/setLevel", ["level": "warning"])
        client.request("tools/call", TestClient.call("fail"), id: 1)
        let failed = try await Self.told(client, before: 1)
        #expect(Self.events(failed) == ["error failed"])
        #expect(failed.first?["data"]?["reason"] == "failed")
        client.request("tools/call", TestClient.call("deleteBooks", ["entities": [TestClient.uri("shelf/40")]]), id: 2)
        let refused = try await Self.told(client, before: 2)
        #expect(Self.events(refused) == ["warning refused"])
        #expect(refused.first?["data"]?["reason"] == "nobodyToConfirm")
    }

    @Test(
        "want a level of RFC 5424",
        arguments: [["level": "loud"], ["level": 3], [:], ["level": "INFO"]] as [JSONValue])
    func wrongLevel(_ parameters: JSONValue) async throws {
        let answer = try await TestClient.introduced().call("logging/setLevel", parameters)
        #expect(answer["error"]?["code"] == -32602)
        #expect(answer["error"]?["message"]?.string?.contains("'warning'") == true)
    }

    @Test("come to a stateless client about a request that wants them, and about no other")
    func stateless() async throws {
        let client = TestClient()
        var metadata = try #require(TestClient.metadata().object)
        client.request("tools/call", TestClient.call("addBook", ["title": "A"], metadata: .object(metadata)), id: 1)
        #expect(try await Self.told(client, before: 1).isEmpty)
        metadata["io.modelcontextprotocol/logLevel"] = "debug"
        client.request("tools/call", TestClient.call("addBook", ["title": "A"], metadata: .object(metadata)), id: 2)
        #expect(Self.events(try await Self.told(client, before: 2)) == ["debug began", "info done"])
        metadata["io.modelcontextprotocol/logLevel"] = "all"
        let answer = try await client.call(
            "tools/call", TestClient.call("addBook", ["title": "A"], metadata: .object(metadata)), id: 3)
        #expect(answer["error"]?["code"] == -32602)
    }

    @Test("have no method to set their level once requests say it")
    func noMethod() async throws {
        let answer = try await TestClient().call(
            "logging/setLevel", ["level": "debug", "_meta": TestClient.metadata()])
        #expect(answer["error"]?["code"] == -32601)
    }
}
