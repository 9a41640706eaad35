import JSON
import Testing

@Suite("Scenarios of elicitation", .timeLimit(.minutes(2)))
struct ElicitationScenarios {
    /// The fields that a tool asks for.
    private func fields(of tool: String, _ content: JSONValue) async throws -> JSONValue {
        var answers = ConformanceClient.answers
        answers["elicitation/create"] = ["action": "accept", "content": content]
        return try await ConformanceClient.run(.november2025, answers: answers) { client in
            let result = try await client.tool(tool)
            let text = try #require(result["content"]?.array?.first?["text"]?.string)
            #expect(text == "Elicitation completed: action=accept, content=\(content.text)")
            return try #require(client.requests.first?["params"]?["requestedSchema"]?["properties"])
        }
    }

    @Test("elicitation-sep1034-defaults (2025-11-25)")
    func defaults() async throws {
        let fields = try await fields(
            of: "test_elicitation_sep1034_defaults",
            ["name": "Jane Smith", "age": 25, "score": 88.5, "status": "inactive", "verified": false])
        let expected: [(name: String, type: JSONValue, value: JSONValue)] = [
            ("name", "string", "John Doe"), ("age", "integer", 30), ("score", "number", 95.5),
            ("status", "string", "active"), ("verified", "boolean", true),
        ]
        for (name, type, value) in expected {
            #expect(fields[name]?["type"] == type)
            #expect(fields[name]?["default"] == value)
        }
        #expect(fields["status"]?["enum"]?.array?.contains("active") == true)
    }

    @Test("elicitation-sep1330-enums (2025-11-25)")
    func enums() async throws {
        let fields = try await fields(
            of: "test_elicitation_sep1330_enums",
            [
                "untitledSingle": "option1", "titledSingle": "value1", "legacyEnum": "opt1",
                "untitledMulti": ["option1", "option2"], "titledMulti": ["value1", "value2"],
            ])
        let single = try #require(fields["untitledSingle"])
        #expect(single["type"] == "string" && single["enum"]?.array?.count == 3)
        #expect(single["oneOf"] == nil && single["enumNames"] == nil)
        let titled = try #require(fields["titledSingle"])
        #expect(titled["type"] == "string" && titled["enum"] == nil)
        #expect(titled["oneOf"]?.array?.allSatisfy { $0["const"] != nil && $0["title"] != nil } == true)
        let legacy = try #require(fields["legacyEnum"])
        #expect(legacy["enum"]?.array?.count == legacy["enumNames"]?.array?.count)
        let several = try #require(fields["untitledMulti"])
        #expect(several["type"] == "array" && several["items"]?["enum"]?.array?.count == 3)
        let titledSeveral = try #require(fields["titledMulti"])
        #expect(titledSeveral["type"] == "array" && titledSeveral["items"]?["enum"] == nil)
        #expect(
            titledSeveral["items"]?["anyOf"]?.array?.allSatisfy { $0["const"] != nil && $0["title"] != nil } == true)
    }

    @Test("what the person does not want goes on as that", arguments: ["decline", "cancel"])
    func declined(_ action: String) async throws {
        var answers = ConformanceClient.answers
        answers["elicitation/create"] = ["action": .string(action)]
        for wire in Wire.allCases {
            try await ConformanceClient.run(wire, answers: answers) { client in
                let result = try await client.tool("test_elicitation_sep1034_defaults")
                #expect(
                    result["content"]?.array?.first?["text"]?.string
                        == "Elicitation completed: action=\(action), content={}")
            }
        }
    }
}
