import JSON
import Testing

@Suite("Scenarios of prompts", .timeLimit(.minutes(2)))
struct PromptScenarios {
    /// The messages of a prompt.
    private func messages(_ wire: Wire, _ name: String, _ arguments: JSONValue? = nil) async throws -> [JSONValue] {
        try await ConformanceClient.run(wire) { client in
            var parameters = JSONObject([("name", .string(name))])
            parameters["arguments"] = arguments
            let messages = try #require(try await client.result("prompts/get", parameters)["messages"]?.array)
            #expect(messages.allSatisfy { $0["role"] == "user" })
            return messages.compactMap { $0["content"] }
        }
    }

    @Test("prompts-list", arguments: Wire.allCases)
    func list(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            let prompts = try #require(try await client.result("prompts/list")["prompts"]?.array)
            let names = Set(prompts.compactMap { $0["name"]?.string })
            #expect(
                names.isSuperset(of: [
                    "test_simple_prompt", "test_prompt_with_arguments", "test_prompt_with_embedded_resource",
                    "test_prompt_with_image",
                ]))
            #expect(prompts.allSatisfy { $0["description"]?.string?.isEmpty == false })
        }
    }

    @Test("prompts-get-simple", arguments: Wire.allCases)
    func simple(_ wire: Wire) async throws {
        let content = try await messages(wire, "test_simple_prompt")
        #expect(content == [["type": "text", "text": "This is a simple prompt for testing."]])
    }

    @Test("prompts-get-with-args", arguments: Wire.allCases)
    func arguments(_ wire: Wire) async throws {
        let content = try await messages(
            wire, "test_prompt_with_arguments", ["arg1": "testValue1", "arg2": "testValue2"])
        #expect(content.first?["text"] == "Prompt with arguments: arg1='testValue1', arg2='testValue2'")
    }

    @Test("prompts-get-embedded-resource", arguments: Wire.allCases)
    func embedded(_ wire: Wire) async throws {
        let content = try await messages(
            wire, "test_prompt_with_embedded_resource", ["resourceUri": "test://example-resource"])
        let resource = try #require(content.first { $0["type"] == "resource" }?["resource"])
        #expect(resource["uri"] == "test://example-resource")
    }

    @Test("prompts-get-with-image", arguments: Wire.allCases)
    func image(_ wire: Wire) async throws {
        let content = try await messages(wire, "test_prompt_with_image")
        let image = try #require(content.first { $0["type"] == "image" })
        #expect(image["mimeType"] == "image/png")
        #expect(image["data"]?.string?.isEmpty == false)
    }

    @Test(
        "prompts that are not there or lack an argument are errors", arguments: Wire.allCases,
        [
            ["name": "test_no_prompt"], ["name": "test_prompt_with_arguments"],
            ["name": "test_prompt_with_arguments", "arguments": ["arg1": "a"]],
            ["name": "test_prompt_with_arguments", "arguments": ["arg1": "a", "arg2": 2]],
            ["name": "test_simple_prompt", "arguments": ["other": "a"]],
        ] as [JSONObject])
    func wrong(_ wire: Wire, _ parameters: JSONObject) async throws {
        try await ConformanceClient.run(wire) { client in
            let message = try await client.message("prompts/get", parameters)
            #expect(message["error"]?["code"] == -32_602)
        }
    }
}
