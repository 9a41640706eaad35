import Foundation
import JSON
import Testing

@Suite("Scenarios of tools", .timeLimit(.minutes(2)))
struct ToolScenarios {
    /// The content of what a tool returns.
    private func content(_ wire: Wire, _ tool: String, isError: Bool = false) async throws -> [JSONValue] {
        try await ConformanceClient.run(wire) { client in
            let result = try await client.tool(tool)
            #expect((result["isError"]?.bool ?? false) == isError)
            return try #require(result["content"]?.array)
        }
    }

    @Test("tools-list", arguments: Wire.allCases)
    func list(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            let tools = try #require(try await client.result("tools/list")["tools"]?.array)
            #expect(tools.count > 10)
            for tool in tools {
                let name = try #require(tool["name"]?.string)
                #expect(name.wholeMatch(of: /[A-Za-z0-9_.\/-]{1,64}/) != nil)
                #expect(tool["description"]?.string?.isEmpty == false)
                #expect(tool["inputSchema"]?["type"] == "object")
            }
            #expect(Set(tools.compactMap { $0["name"]?.string }).count == tools.count)
        }
    }

    @Test("tools-call-simple-text", arguments: Wire.allCases)
    func simpleText(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            // The arguments are left out, since the schema requires none.
            let result = try await client.result("tools/call", ["name": "test_simple_text"])
            let text = try #require(result["content"]?.array?.first { $0["type"] == "text" }?["text"]?.string)
            #expect(text.contains("This is a simple text response for testing."))
        }
    }

    @Test("tools-call-image", arguments: Wire.allCases)
    func image(_ wire: Wire) async throws {
        let image = try #require(try await content(wire, "test_image_content").first { $0["type"] == "image" })
        #expect(image["mimeType"] == "image/png")
        let data = try #require(image["data"]?.string.flatMap { Data(base64Encoded: $0) })
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("tools-call-audio", arguments: Wire.allCases)
    func audio(_ wire: Wire) async throws {
        let audio = try #require(try await content(wire, "test_audio_content").first { $0["type"] == "audio" })
        #expect(audio["mimeType"] == "audio/wav")
        let data = try #require(audio["data"]?.string.flatMap { Data(base64Encoded: $0) })
        #expect(data.starts(with: Array("RIFF".utf8)))
    }

    @Test("tools-call-embedded-resource", arguments: Wire.allCases)
    func embedded(_ wire: Wire) async throws {
        let block = try await content(wire, "test_embedded_resource").first { $0["type"] == "resource" }
        let resource = try #require(block?["resource"])
        #expect(resource["uri"] == "test://embedded-resource")
        #expect(resource["mimeType"] == "text/plain")
        #expect(resource["text"]?.string?.isEmpty == false)
    }

    @Test("tools-call-mixed-content", arguments: Wire.allCases)
    func mixed(_ wire: Wire) async throws {
        let kinds = try await content(wire, "test_multiple_content_types").compactMap { $0["type"]?.string }
        #expect(kinds == ["text", "image", "resource"])
    }

    @Test("tools-call-error", arguments: Wire.allCases)
    func error(_ wire: Wire) async throws {
        let content = try await content(wire, "test_error_handling", isError: true)
        #expect(content.first?["text"]?.string?.isEmpty == false)
    }

    @Test("tools-call-with-progress", arguments: Wire.allCases)
    func progress(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            _ = try await client.tool("test_tool_with_progress", metadata: ["progressToken": "progress-test-1"])
            let told = client.notifications("notifications/progress")
            #expect(told.allSatisfy { $0["progressToken"] == "progress-test-1" })
            let numbers = told.compactMap { $0["progress"]?.double }
            #expect(numbers.count == 3)
            #expect(numbers == numbers.sorted())
        }
    }

    @Test("tools-call-with-progress: without a token nothing is told", arguments: Wire.allCases)
    func noProgress(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            _ = try await client.tool("test_tool_with_progress")
            #expect(client.notifications == [])
        }
    }

    @Test("tools-call-sampling (2025-11-25)")
    func sampling() async throws {
        try await ConformanceClient.run(.november2025) { client in
            let result = try await client.tool("test_sampling", ["prompt": "Test prompt for sampling"])
            let request = try #require(client.requests.first)
            #expect(request["method"] == "sampling/createMessage")
            #expect(request["params"]?["messages"]?.array?.first?["content"]?["text"] == "Test prompt for sampling")
            #expect(result["content"]?.array?.first?["text"] == "LLM response: Paris")
        }
    }

    @Test("tools-call-sampling: a client that cannot is told so (2025-11-25)")
    func noSampling() async throws {
        try await ConformanceClient.run(.november2025, capabilities: [:]) { client in
            let result = try await client.tool("test_sampling", ["prompt": "Test"])
            #expect(result["isError"] == true)
            #expect(result["content"]?.array?.first?["text"]?.string?.contains("'sampling'") == true)
            #expect(client.requests == [])
        }
    }

    @Test("tools-call-elicitation (2025-11-25)")
    func elicitation() async throws {
        try await ConformanceClient.run(.november2025) { client in
            let result = try await client.tool("test_elicitation", ["message": "Please provide your information"])
            let request = try #require(client.requests.first)
            #expect(request["method"] == "elicitation/create")
            #expect(request["params"]?["message"] == "Please provide your information")
            #expect(result["isError"] == false)
            #expect(result["content"]?.array?.first?["text"]?.string?.contains("alice") == true)
        }
    }

    @Test("json-schema-2020-12", arguments: Wire.allCases)
    func schema(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            let tools = try await client.result("tools/list")["tools"]?.array
            let schema = try #require(
                tools?.first { $0["name"] == "json_schema_2020_12_tool" }?["inputSchema"])
            #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
            #expect(schema["$defs"]?["address"]?["$anchor"] == "addressDef")
            #expect(schema["additionalProperties"] == false)
            #expect(schema["allOf"]?.array?.first?["anyOf"] != nil)
            for keyword in ["if", "then", "else"] { #expect(schema[keyword] != nil) }
        }
    }

    @Test(
        "arguments that do not fit are told in a result", arguments: Wire.allCases,
        [
            [:], ["prompt": 1], ["prompt": ["a"]],
        ] as [JSONValue])
    func wrongArguments(_ wire: Wire, _ arguments: JSONValue) async throws {
        try await ConformanceClient.run(wire) { client in
            let result = try await client.tool("test_sampling", arguments)
            #expect(result["isError"] == true)
            #expect(result["content"]?.array?.first?["text"]?.string?.contains("'prompt'") == true)
        }
    }
}
