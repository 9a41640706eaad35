import JSON
import Testing

/// What the suite calls `input-required-result-…`, all of revision 2026-07-28.
@Suite("Scenarios of results that require input (2026-07-28)", .timeLimit(.minutes(2)))
struct InputRequiredScenarios {
    private static let prefix = "test_input_required_result_"

    private static func call(
        _ name: String, responses: JSONValue? = nil, state: JSONValue? = nil
    ) -> JSONObject {
        var parameters = JSONObject([("name", .string(prefix + name)), ("arguments", [:] as JSONValue)])
        parameters["inputResponses"] = responses
        parameters["requestState"] = state
        return parameters
    }

    /// What a first call is answered with, which must ask for input.
    private func asked(_ client: ConformanceClient, _ name: String) async throws -> JSONValue {
        let result = try await client.result("tools/call", Self.call(name))
        try #require(result["resultType"] == "input_required")
        try #require(result["inputRequests"]?.object?.isEmpty == false)
        return result
    }

    /// The texts of what a call is answered with when all that it asks for is given.
    private func complete(_ client: ConformanceClient, _ name: String, _ asked: JSONValue) async throws -> [String] {
        let responses = JSONValue.object(client.responses(to: asked))
        let result = try await client.result(
            "tools/call", Self.call(name, responses: responses, state: asked["requestState"]))
        #expect(result["resultType"] == "complete")
        return result["content"]?.array?.compactMap { $0["text"]?.string } ?? []
    }

    @Test(
        "basic-elicitation, basic-sampling, basic-list-roots",
        arguments: [
            ("elicitation", "user_name", "elicitation/create", "Hello, Alice!"),
            ("sampling", "capital_question", "sampling/createMessage", "Paris"),
            ("list_roots", "client_roots", "roots/list", "Roots: file:///test/root"),
        ])
    func basic(_ name: String, _ key: String, _ method: String, _ text: String) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let asked = try await asked(client, name)
            #expect(asked["inputRequests"]?.object?.names == [key])
            #expect(asked["inputRequests"]?[key]?["method"]?.string == method)
            #expect(try await complete(client, name, asked) == [text])
            // Nothing is asked by a request of the server's own.
            #expect(client.requests == [])
        }
    }

    @Test("request-state")
    func requestState() async throws {
        var answers = ConformanceClient.answers
        answers["elicitation/create"] = ["action": "accept", "content": ["ok": true]]
        try await ConformanceClient.run(.july2026, answers: answers) { client in
            let asked = try await asked(client, "request_state")
            #expect(asked["requestState"]?.string?.isEmpty == false)
            #expect(try await complete(client, "request_state", asked).first?.contains("state-ok") == true)
        }
    }

    @Test("multiple-input-requests")
    func several() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let asked = try await asked(client, "multiple_inputs")
            let methods = asked["inputRequests"]?.object?.compactMap { $0.value["method"]?.string } ?? []
            #expect(Set(methods) == ["elicitation/create", "sampling/createMessage", "roots/list"])
            #expect(try await complete(client, "multiple_inputs", asked) == ["Alice", "Paris", "1 roots"])
        }
    }

    @Test("multiple-input-requests: those that were not answered are asked for again, and no others")
    func severalInRounds() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let asked = try await asked(client, "multiple_inputs")
            var responses = client.responses(to: asked)
            responses["greeting"] = nil
            let rest = try await client.result(
                "tools/call",
                Self.call("multiple_inputs", responses: .object(responses), state: asked["requestState"]))
            #expect(rest["resultType"] == "input_required")
            #expect(rest["inputRequests"]?.object?.names == ["greeting"])
            #expect(try await complete(client, "multiple_inputs", rest) == ["Alice", "Paris", "1 roots"])
        }
    }

    @Test("multi-round")
    func rounds() async throws {
        var answers = ConformanceClient.answers
        answers["elicitation/create"] = ["action": "accept", "content": ["name": "Alice", "color": "blue"]]
        try await ConformanceClient.run(.july2026, answers: answers) { client in
            let first = try await asked(client, "multi_round")
            #expect(first["inputRequests"]?.object?.names == ["step1"])
            let second = try await client.result(
                "tools/call",
                Self.call(
                    "multi_round", responses: .object(client.responses(to: first)), state: first["requestState"]))
            #expect(second["resultType"] == "input_required")
            #expect(second["inputRequests"]?.object?.names == ["step2"])
            #expect(second["requestState"] != first["requestState"])
            #expect(try await complete(client, "multi_round", second) == ["Alice", "blue"])
        }
    }

    @Test("missing-input-response")
    func missing() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let wrong: JSONValue = ["wrong_key": ["action": "accept", "content": ["data": "wrong"]]]
            let result = try await client.result("tools/call", Self.call("elicitation", responses: wrong))
            #expect(result["resultType"] == "input_required")
            #expect(result["inputRequests"]?["user_name"] != nil)
            #expect(try await complete(client, "elicitation", result) == ["Hello, Alice!"])
        }
    }

    @Test("non-tool-request")
    func prompt() async throws {
        var answers = ConformanceClient.answers
        answers["elicitation/create"] = ["action": "accept", "content": ["context": "test context"]]
        try await ConformanceClient.run(.july2026, answers: answers) { client in
            let name: JSONValue = "test_input_required_result_prompt"
            let asked = try await client.result("prompts/get", ["name": name])
            #expect(asked["resultType"] == "input_required")
            var parameters: JSONObject = ["name": name, "inputResponses": .object(client.responses(to: asked))]
            parameters["requestState"] = asked["requestState"]
            let result = try await client.result("prompts/get", parameters)
            #expect(result["resultType"] == "complete")
            #expect(result["messages"]?.array?.first?["content"]?["text"] == "Context: test context")
        }
    }

    @Test("result-type")
    func resultType() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let result = try await client.result("tools/call", Self.call("elicitation"))
            #expect(result["resultType"] == "input_required")
        }
    }

    @Test("unsupported-methods", arguments: ["tools/list", "prompts/list", "resources/list", "server/discover"])
    func unsupported(_ method: String) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let result = try await client.result(method)
            #expect(result["resultType"] == "complete")
        }
    }

    @Test("tampered-state")
    func tampered() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let asked = try await asked(client, "tampered_state")
            let state = try #require(asked["requestState"]?.string)
            let responses = JSONValue.object(client.responses(to: asked))
            for wrong in ["\(state)-TAMPERED", String(state.dropLast()), String(state.reversed()), ""] {
                let message = try await client.message(
                    "tools/call", Self.call("tampered_state", responses: responses, state: .string(wrong)))
                #expect(message["result"] == nil)
                #expect(message["error"]?["code"] == -32_602)
            }
            // What was handed out is good still.
            #expect(try await complete(client, "tampered_state", asked).first?.contains("state-ok") == true)
        }
    }

    @Test(
        "capability-check",
        arguments: [
            (["sampling": [:]], ["greeting"]), (["elicitation": [:]], ["user_name"]),
            (["sampling": [:], "elicitation": [:]], ["greeting", "user_name"]),
        ] as [(JSONValue, [String])])
    func capabilities(_ declared: JSONValue, _ expected: [String]) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let result = try await client.result(
                "tools/call", Self.call("capabilities"),
                metadata: ["io.modelcontextprotocol/clientCapabilities": declared])
            #expect(result["resultType"] == "input_required")
            #expect(result["inputRequests"]?.object?.names.sorted() == expected)
        }
    }

    @Test("ignore-extra-params")
    func extra() async throws {
        try await ConformanceClient.run(.july2026) { client in
            let responses: JSONValue = [
                "user_name": ["action": "accept", "content": ["name": "Alice"]],
                "unknown_extra_key": ["action": "accept", "content": ["foo": "bar"]],
                "another_unexpected": ["action": "accept", "content": ["baz": 123]],
            ]
            let result = try await client.result("tools/call", Self.call("elicitation", responses: responses))
            #expect(result["resultType"] == "complete")
            #expect(result["content"]?.array?.first?["text"] == "Hello, Alice!")
        }
    }

    @Test("validate-input", arguments: [12_345, "text", ["action": "maybe"], ["content": [:]], [:]] as [JSONValue])
    func invalid(_ answer: JSONValue) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let responses = JSONValue.object(JSONObject([("user_name", answer)]))
            let first = try await client.result("tools/call", Self.call("elicitation", responses: responses))
            #expect(first["resultType"] == "input_required")
            let second = try await client.result(
                "tools/call", Self.call("elicitation", responses: responses, state: first["requestState"]))
            #expect(second["resultType"] == "input_required")
        }
    }

    @Test("validate-input: responses that are no object", arguments: [.null, 1, "text", []] as [JSONValue])
    func noObject(_ responses: JSONValue) async throws {
        try await ConformanceClient.run(.july2026) { client in
            let message = try await client.message("tools/call", Self.call("elicitation", responses: responses))
            #expect(message["error"]?["code"] == -32_602)
        }
    }
}
