import JSON
import Testing

@Suite("Scenarios over HTTP", .timeLimit(.minutes(2)))
struct HTTPScenarios {
    private static let introduction: JSONObject = [
        "protocolVersion": "2025-11-25", "capabilities": [:],
        "clientInfo": ["name": "conformance-test", "version": "1.0.0"],
    ]

    @Test("server-initialize: the session's id is of visible ASCII (2025-11-25)")
    func sessionID() async throws {
        try await HTTPScenarioServer.run { server in
            let first = try #require(try await server.session()["Mcp-Session-Id"])
            let second = try #require(try await server.session()["Mcp-Session-Id"])
            #expect(first.wholeMatch(of: /[\x21-\x7E]+/) != nil)
            #expect(first != second)
        }
    }

    @Test("dns-rebinding-protection", arguments: Wire.allCases)
    func rebinding(_ wire: Wire) async throws {
        try await HTTPScenarioServer.run { server in
            let method = wire.isStateless ? "server/discover" : "initialize"
            let parameters = wire.isStateless ? [:] : Self.introduction
            let evil = "evil.example.com"
            let refused = try await server.open(
                wire, method, parameters, fields: ["Host": evil, "Origin": "http://\(evil)"]
            ).answer()
            #expect((400..<500).contains(refused.status))
            for host in ["127.0.0.1:\(server.port)", "localhost:\(server.port)"] {
                let taken = try await server.answer(
                    wire, method, parameters, fields: ["Host": host, "Origin": "http://\(host)"])
                #expect(taken.status == 200)
                #expect(taken.message?["result"] != nil)
            }
        }
    }

    @Test("server-sse-multiple-streams", arguments: Wire.allCases)
    func streams(_ wire: Wire) async throws {
        try await HTTPScenarioServer.run { server in
            let fields = wire.isStateless ? [:] : try await server.session()
            let answers = try await withThrowingTaskGroup(of: (Int, HTTPAnswer).self) { group in
                for number in 1...3 {
                    group.addTask {
                        (number, try await server.answer(wire, "tools/list", id: .integer(number), fields: fields))
                    }
                }
                return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
            for number in 1...3 {
                let answer = try #require(answers[number])
                #expect(answer.status == 200)
                #expect(answer.message?["id"]?.integer == number)
                #expect(answer.message?["result"]?["tools"]?.array?.isEmpty == false)
            }
        }
    }

    @Test("tools-call-with-progress: each call's progress comes on its own stream", arguments: Wire.allCases)
    func progress(_ wire: Wire) async throws {
        try await HTTPScenarioServer.run { server in
            let fields = wire.isStateless ? [:] : try await server.session()
            let tokens = ["first", "second", "third"]
            let answers = try await withThrowingTaskGroup(of: (String, HTTPAnswer).self) { group in
                for (index, token) in tokens.enumerated() {
                    var metadata = wire.isStateless ? ConformanceClient.metadata(wire) : [:]
                    metadata["progressToken"] = .string(token)
                    let call: JSONObject = ["name": "test_tool_with_progress", "_meta": .object(metadata)]
                    group.addTask {
                        (
                            token,
                            try await server.answer(wire, "tools/call", call, id: .integer(index + 1), fields: fields)
                        )
                    }
                }
                return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            }
            for token in tokens {
                let answer = try #require(answers[token])
                #expect(answer.isStream)
                let told = answer.messages.filter { $0["method"] == "notifications/progress" }
                #expect(told.count == 3)
                #expect(told.allSatisfy { $0["params"]?["progressToken"]?.string == token })
                #expect(answer.message?["result"]?["isError"] == false)
            }
        }
    }

    @Test("tools-call-sampling: asked on the call's stream, answered by another request (2025-11-25)")
    func sampling() async throws {
        try await HTTPScenarioServer.run { server in
            let fields = try await server.session()
            let call: JSONObject = ["name": "test_sampling", "arguments": ["prompt": "Test"]]
            let exchange = try server.open(.november2025, "tools/call", call, id: 7, fields: fields)
            var result: JSONValue?
            try await exchange.forEach { message in
                if message["method"] == "sampling/createMessage" {
                    let answer = try HTTPExchange(
                        server.port,
                        fields: HTTPScenarioServer.fields(.november2025, "", [:]).merging(fields) { $1 },
                        body: [
                            "jsonrpc": "2.0", "id": message["id"] ?? .null,
                            "result": ConformanceClient.answers["sampling/createMessage"] ?? .null,
                        ])
                    #expect(try await answer.answer().status == 202)
                }
                guard message["id"] == 7 else { return false }
                result = message["result"]
                return true
            }
            #expect(result?["content"]?.array?.first?["text"] == "LLM response: Paris")
        }
    }

    @Test("server-stateless: metadata that lack a member are a bad request (2026-07-28)", arguments: [0, 1, 2])
    func metadata(_ missing: Int) async throws {
        try await HTTPScenarioServer.run { server in
            let key = ["protocolVersion", "clientCapabilities"].map { "io.modelcontextprotocol/\($0)" }
            var metadata = missing == 0 ? [:] : ConformanceClient.metadata(.july2026)
            if missing > 0 { metadata[key[missing - 1]] = nil }
            let answer = try await server.answer(.july2026, "server/discover", ["_meta": .object(metadata)], id: 101)
            #expect(answer.status == 400)
            #expect(answer.message?["error"]?["code"] == -32_602)
            #expect(answer.message?["id"] == 101)
        }
    }

    @Test("server-stateless: a version that is not served is a bad request (2026-07-28)")
    func version() async throws {
        try await HTTPScenarioServer.run { server in
            var metadata = ConformanceClient.metadata(.july2026)
            metadata["io.modelcontextprotocol/protocolVersion"] = "v999.0.0"
            let parameters: JSONObject = ["_meta": .object(metadata)]
            let unknown = try await server.answer(
                .july2026, "server/discover", parameters, id: 301, fields: ["MCP-Protocol-Version": "v999.0.0"])
            #expect(unknown.status == 400)
            #expect(unknown.message?["error"]?["code"] == -32_022)
            #expect(unknown.message?["error"]?["data"]?["requested"] == "v999.0.0")
            #expect(unknown.message?["id"] == 301)
            let mismatch = try await server.answer(.july2026, "server/discover", parameters, id: 302)
            #expect(mismatch.status == 400)
            #expect(mismatch.message?["error"]?["code"] == -32_020)
        }
    }

    @Test("server-stateless: a capability that was not declared is a bad request (2026-07-28)")
    func capability() async throws {
        try await HTTPScenarioServer.run { server in
            let answer = try await server.answer(
                .july2026, "tools/call", ["name": "test_missing_capability", "arguments": [:]], id: 401,
                capabilities: [:])
            #expect(answer.status == 400)
            #expect(answer.message?["error"]?["code"] == -32_021)
            #expect(answer.message?["error"]?["data"]?["requiredCapabilities"] == ["sampling": [:]])
            #expect(answer.message?["id"] == 401)
        }
    }

    @Test(
        "server-stateless: methods that are gone, or never were, are not found (2026-07-28)",
        arguments: [
            "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe", "unknown/method",
        ])
    func methods(_ method: String) async throws {
        try await HTTPScenarioServer.run { server in
            let answer = try await server.answer(.july2026, method, id: 500)
            #expect(answer.status == 404)
            #expect(answer.message?["error"]?["code"] == -32_601)
            #expect(answer.message?["id"] == 500)
        }
    }

    @Test(
        "http-header-validation: a head that says other than the body (2026-07-28)",
        arguments: ["Mcp-Method", "Mcp-Name"])
    func heads(_ field: String) async throws {
        try await HTTPScenarioServer.run { server in
            let answer = try await server.answer(
                .july2026, "tools/call", ["name": "test_simple_text"], fields: [field: "other"])
            #expect(answer.status == 400)
            #expect(answer.message?["error"]?["code"] == -32_020)
        }
    }

    @Test("server-stateless: the stream of a call has no requests (2026-07-28)")
    func noRequests() async throws {
        try await HTTPScenarioServer.run { server in
            let answer = try await server.answer(
                .july2026, "tools/call", ["name": "test_streaming_elicitation", "arguments": [:]],
                capabilities: ["elicitation": [:]])
            #expect(answer.message?["result"]?["resultType"] == "input_required")
            #expect(answer.messages.allSatisfy { $0["method"]?.string?.hasPrefix("notifications/") ?? true })
        }
    }

    @Test(
        "input-required-result: asked by one answer, answered by another request (2026-07-28)",
        arguments: [
            ("tools/call", "test_input_required_result_elicitation"),
            ("tools/call", "test_input_required_result_multiple_inputs"),
            ("prompts/get", "test_input_required_result_prompt"),
        ])
    func inputRequired(_ method: String, _ name: String) async throws {
        try await HTTPScenarioServer.run { server in
            var parameters = JSONObject([("name", .string(name))])
            let asked = try #require(try await server.answer(.july2026, method, parameters).message?["result"])
            #expect(asked["resultType"] == "input_required")
            let answers = ConformanceClient.answers
            parameters["inputResponses"] = .object(
                JSONObject(
                    (asked["inputRequests"]?.object ?? [:]).compactMap { name, request in
                        request["method"]?.string.flatMap { answers[$0] }.map { (name, $0) }
                    }))
            parameters["requestState"] = asked["requestState"]
            let answer = try await server.answer(.july2026, method, parameters, id: 2)
            #expect(answer.status == 200)
            #expect(answer.message?["result"]?["resultType"] == "complete")
            // What was handed out is good for once.
            let again = try await server.answer(.july2026, method, parameters, id: 3)
            #expect(again.message?["error"]?["code"] == -32_602)
        }
    }
}
