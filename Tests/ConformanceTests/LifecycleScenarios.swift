import JSON
import Testing

@Suite("Scenarios of the lifecycle and of utilities", .timeLimit(.minutes(2)))
struct LifecycleScenarios {
    @Test(
        "The published schemas are at hand", .enabled(if: WireSchema.folder != nil, "set MCP_SCHEMAS to check messages")
    )
    func schemas() throws {
        for wire in Wire.allCases {
            let schema = try #require(WireSchema.of(wire))
            #expect(Self.unknownKeywords(in: schema.document["$defs"] ?? .null, isMap: true) == [])
        }
    }

    /// What the schemas say that the checker does not look at.
    private static func unknownKeywords(in schema: JSONValue, isMap: Bool = false) -> Set<String> {
        guard let members = schema.object else { return [] }
        return members.reduce(into: []) { unknown, member in
            if isMap { return unknown.formUnion(unknownKeywords(in: member.value)) }
            guard JSONSchema.keywords.contains(member.name) else {
                unknown.insert(member.name)
                return
            }
            switch member.name {
            case "properties", "$defs": unknown.formUnion(unknownKeywords(in: member.value, isMap: true))
            case "anyOf", "oneOf", "allOf":
                for each in member.value.array ?? [] { unknown.formUnion(unknownKeywords(in: each)) }
            case "items", "additionalProperties": unknown.formUnion(unknownKeywords(in: member.value))
            default: break
            }
        }
    }

    @Test("server-initialize (2025-11-25)")
    func initialize() async throws {
        try await ConformanceClient.run(.november2025) { client in
            // The handshake is done by now, and held against the schema.
            let result = try await client.result("tools/list")
            #expect(result["tools"] != nil)
        }
    }

    @Test("ping (2025-11-25)")
    func ping() async throws {
        try await ConformanceClient.run(.november2025) { client in
            let result = try await client.result("ping")
            #expect(result == [:])
        }
    }

    @Test("completion-complete", arguments: Wire.allCases)
    func completion(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            let result = try await client.result(
                "completion/complete",
                [
                    "ref": ["type": "ref/prompt", "name": "test_prompt_with_arguments"],
                    "argument": ["name": "arg1", "value": "par"],
                ])
            #expect(result["completion"]?["values"] == ["paris", "park", "party"])
        }
    }
}
