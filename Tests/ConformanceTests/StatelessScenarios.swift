import JSON
import Testing

/// What the suite calls `server-stateless` and `caching`, as far as it is not about HTTP.
@Suite("Scenarios of stateless requests (2026-07-28)", .timeLimit(.minutes(2)))
struct StatelessScenarios {
    private static let revision = "io.modelcontextprotocol/protocolVersion"
    private static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    private static let information = "io.modelcontextprotocol/clientInfo"

    @Test(
        "server-stateless: metadata that lack a member",
        arguments: [[], [information, capabilities], [revision, information]])
    func metadata(_ members: [String]) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let all = ConformanceClient.metadata(.july2026)
            var parameters: JSONObject = [:]
            if !members.isEmpty {
                parameters["_meta"] = .object(JSONObject(members.compactMap { name in all[name].map { (name, $0) } }))
            }
            let message = try await client.exactMessage("server/discover", parameters)
            #expect(message["error"]?["code"] == -32_602)
        }
    }

    @Test("server-stateless: who the client is may be left out")
    func anonymous() async throws {
        try await ConformanceClient.run(.july2026) { client in
            var metadata = ConformanceClient.metadata(.july2026)
            metadata[Self.information] = nil
            let message = try await client.exactMessage("server/discover", ["_meta": .object(metadata)])
            #expect(message["result"] != nil)
        }
    }

    @Test("server-stateless: discovery")
    func discovery() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let result = try await client.result("server/discover")
            #expect(result["supportedVersions"]?.array?.contains("2026-07-28") == true)
            let capabilities = try #require(result["capabilities"])
            #expect(capabilities["tools"] != nil)
            #expect(capabilities["prompts"] != nil)
            #expect(capabilities["resources"] != nil)
            let server = try #require(result["_meta"]?["io.modelcontextprotocol/serverInfo"])
            #expect(server["name"] == "conformance")
            #expect(server["version"] == "1.0.0")
        }
    }

    @Test("server-stateless: a version that is not served")
    func version() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let supported = try await client.result("server/discover")["supportedVersions"]
            let message = try await client.message("server/discover", metadata: [Self.revision: "v999.0.0"])
            let error = try #require(message["error"])
            #expect(error["code"] == -32_022)
            #expect(error["data"]?["supported"] == supported)
            #expect(error["data"]?["requested"] == "v999.0.0")
        }
    }

    @Test("server-stateless: a capability that was not declared")
    func capability() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let call: JSONObject = ["name": "test_missing_capability", "arguments": [:]]
            let message = try await client.message("tools/call", call, metadata: [Self.capabilities: [:]])
            #expect(message["error"]?["code"] == -32_021)
            #expect(message["error"]?["data"]?["requiredCapabilities"] == ["sampling": [:]])
            let answer = try await client.message("tools/call", call)
            #expect(answer["result"]?["isError"] == false)
        }
    }

    @Test(
        "server-stateless: methods that are gone, or never were",
        arguments: [
            "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "unknown/method",
        ])
    func methods(_ method: String) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let message = try await client.message(method)
            #expect(message["error"]?["code"] == -32_601)
        }
    }

    @Test("server-stateless: the server sends no requests")
    func noRequests() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let result = try await client.result(
                "tools/call", ["name": "test_streaming_elicitation"],
                metadata: [Self.capabilities: ["elicitation": [:]]])
            #expect(result["resultType"] == "input_required")
            #expect(client.requests == [])
        }
    }

    @Test(
        "caching",
        arguments: [
            ("server/discover", [:]), ("tools/list", [:]), ("prompts/list", [:]), ("resources/list", [:]),
            ("resources/templates/list", [:]), ("resources/read", ["uri": "test://static-text"]),
        ] as [(String, JSONObject)])
    func caching(_ method: String, _ parameters: JSONObject) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let result = try await client.result(method, parameters)
            let time = try #require(result["ttlMs"]?.integer)
            #expect(time >= 0)
            #expect(["public", "private"].contains(result["cacheScope"]))
        }
    }
}
