import IntentRuntime
import JSON
import ModelContextProtocol
import Testing

@Suite("The list of tools", .timeLimit(.minutes(2)))
struct ToolListTests {
    private func tools(
        _ catalog: IntentCatalog, _ words: [String] = [], revision: String = "2025-11-25"
    ) async throws -> [JSONValue] {
        let client = try await TestClient.introduced(
            revision: revision, catalog: catalog, tools: try ToolSelection(words))
        return try #require(try await client.call("tools/list")["result"]?["tools"]?.array)
    }

    private func names(_ catalog: IntentCatalog, _ words: [String] = []) async throws -> [String] {
        try await tools(catalog, words).compactMap { $0["name"]?.string }
    }

    /// The documented estimate: one token for every 3.6 bytes of JSON.
    private func tokens(_ tools: [JSONValue]) -> Int {
        tools.reduce(0) { $0 + Int((Double($1.text.utf8.count) / 3.6).rounded(.up)) }
    }

    @Test(
        "keeps to 30 tools and 6,000 tokens, however many there are",
        arguments: [(3, 40, 2), (3, 40, 12), (15, 40, 1), (15, 40, 8), (1, 31, 0), (40, 15, 3)],
        ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
    func limits(_ size: (apps: Int, intents: Int, types: Int), _ revision: String) async throws {
        let catalog = IntentCatalog.paper(apps: size.apps, intents: size.intents, types: size.types)
        let tools = try await tools(catalog, revision: revision)
        #expect(tools.count <= 30)
        #expect(tokens(tools) <= 6000)
        #expect(tools.count >= 10)
        let names = tools.compactMap { $0["name"]?.string }
        #expect(names.contains("search_tools") && names.contains("call_tool"))
        #expect(names == names.sorted())
    }

    @Test("is the same in all revisions")
    func revisions() async throws {
        let catalog = IntentCatalog.paper(apps: 3, intents: 40)
        let lists = try await withThrowingTaskGroup { group in
            for revision in ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"] {
                group.addTask { try await tools(catalog, revision: revision).compactMap { $0["name"]?.string } }
            }
            return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
        }
        #expect(lists.count == 1)
        let stateless = TestClient(catalog: catalog)
        let answer = try await stateless.call("tools/list", ["_meta": TestClient.metadata()])
        #expect(lists == [answer["result"]?["tools"]?.array?.compactMap { $0["name"]?.string } ?? []])
    }

    @Test("is whole where all tools keep to the limits, and has no tool for searching then")
    func few() async throws {
        let names = try await names(.paper(apps: 2, intents: 2))
        #expect(names.count == 2 * 2 + 2 + 1)
        #expect(!names.contains("search_tools") && !names.contains("call_tool") && !names.contains("find_entities"))
    }

    @Test("has what finds and reads, and the commonest of each app, first")
    func essential() async throws {
        let names = Set(try await names(.paper(apps: 3, intents: 40, types: 2)))
        #expect(names.contains("read_resource"))
        for app in 0..<3 {
            #expect(names.contains("paper\(app)_findAnchor0") && names.contains("paper\(app)_findBeacon1"))
            #expect(names.contains { $0.hasPrefix("paper\(app)_create") })
        }
        #expect(!names.contains("find_entities"))
    }

    @Test("has one tool that finds, where there are many types")
    func finder() async throws {
        let catalog = IntentCatalog.paper(apps: 3, intents: 40, types: 4)
        let tools = try await tools(catalog)
        #expect(!tools.contains { $0["name"]?.string?.contains("_findAnchor") == true })
        let finder = try #require(tools.first { $0["name"] == "find_entities" })
        #expect(finder["inputSchema"]?["required"] == ["entity"])
        // Three apps have a type of that name, so each is named with its app.
        #expect(
            finder["inputSchema"]?["properties"]?["entity"]?["enum"]?.array?.contains("paper2/Anchor0Entity") == true)
    }

    @Test(
        "is what a person chooses",
        arguments: [
            (["all"], ["addBook", "deleteBooks", "fail", "findBook", "lendBook", "repeat", "wait"], false),
            (["essential"], ["addBook", "deleteBooks", "fail", "findBook", "lendBook", "repeat", "wait"], false),
            (["*_addBook"], ["addBook"], true), (["*Book"], ["addBook", "findBook", "lendBook"], true),
            (["*/AddBookIntent", "*/bookentity"], ["addBook", "findBook"], true),
            (["*_addBook,*_fail"], ["addBook", "fail"], true),
            (["modelContextProtocolTests", "-*Book*"], ["fail", "repeat", "wait"], true),
            (["-*_fail", "!*repeat"], ["addBook", "deleteBooks", "findBook", "lendBook", "wait"], false),
            (["all", "-*_fail"], ["addBook", "deleteBooks", "findBook", "lendBook", "repeat", "wait"], false),
            (["*a*d*o*k"], ["addBook"], true), (["*addBook*addBook"], [], true),
        ] as [([String], [String], Bool)])
    func chosen(_ words: [String], _ expected: [String], _ mustSearch: Bool) async throws {
        let names = try await names(.library, words)
        let prefix = "modelContextProtocolTests_"
        #expect(names.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) } == expected)
        #expect(names.contains("search_tools") == mustSearch && names.contains("call_tool") == mustSearch)
    }

    @Test("has what is named before what is essential, and all of that where a person wants all")
    func named() async throws {
        let catalog = IntentCatalog.paper(apps: 3, intents: 40)
        let names = try await names(catalog, ["essential", "paper2_export*"])
        #expect(names.filter { $0.hasPrefix("paper2_export") }.count == 4)
        #expect(names.count <= 30 && names.contains("paper0_createAnchor"))
        let all = try await tools(catalog, ["all"])
        #expect(all.count == 100)
    }

    @Test("does not have, and does not let be called, what is taken away")
    func takenAway() async throws {
        let client = try await TestClient.introduced(
            catalog: .library, tools: try ToolSelection(["*_addBook", "-*_fail"]))
        #expect(try await client.tool("fail")["error"]?["code"] == -32602)
        let called = try await client.call(
            "tools/call", ["name": "call_tool", "arguments": ["name": .string(TestClient.toolName("fail"))]])
        #expect(called["result"]?["isError"] == true)
        let found = try await client.call(
            "tools/call", ["name": "search_tools", "arguments": ["query": "fail", "limit": 20]])
        #expect(found["result"]?["structuredContent"]?["tools"] == [])
    }

    @Test(
        "is not made of words that say nothing",
        arguments: [
            ([""], "names no tools"), (["-"], "names no tools"), (["a,,b"], "names no tools"),
            (["-all"], "cannot be taken away"), (["!essential"], "cannot be taken away"),
        ] as [([String], String)])
    func wrongWords(_ words: [String], _ reason: String) {
        let error = #expect(throws: ToolSelectionError.self) { try ToolSelection(words) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test(
        "must be about tools that there are",
        arguments: ["adBook", "modelContextProtocolTests_adBook", "shelf.*", "*x*x"])
    func unmatched(_ pattern: String) throws {
        for word in [pattern, "-\(pattern)"] {
            let error = #expect(throws: ToolSelectionError.self) {
                try ToolSelection([word]).check(against: .library)
            }
            #expect(error?.description.contains("'\(pattern)'") == true)
        }
        try ToolSelection(["*_addBook", "-undo_last", "call_tool"]).check(against: .library)
    }

    @Test("says in the instructions how many more there are")
    func instructions() async throws {
        let client = TestClient(catalog: .paper(apps: 3, intents: 40))
        let words = try await client.call("server/discover", ["_meta": TestClient.metadata()])["result"]?[
            "instructions"]
        #expect(words?.string?.contains("search_tools") == true && words?.string?.contains("call_tool") == true)
        let whole = try await TestClient().call("server/discover", ["_meta": TestClient.metadata()])["result"]
        #expect(whole?["instructions"]?.string?.contains("search_tools") == false)
    }

    @Test("writes a part that stands in a schema several times once, where the revision lets it")
    func definitions() async throws {
        let catalog = IntentCatalog.paper(apps: 1, intents: 1)
        let newer = try #require(try await tools(catalog).first { $0["name"] == "paper0_createAnchor" })
        let older = try #require(
            try await tools(catalog, revision: "2025-06-18").first { $0["name"] == "paper0_createAnchor" })
        let schema = try #require(newer["inputSchema"])
        #expect(schema.text.utf8.count < (older["inputSchema"]?.text.utf8.count ?? 0))
        #expect(schema["properties"]?["guests"]?["items"]?["$ref"]?.string?.hasPrefix("#/$defs/") == true)
        #expect(older["inputSchema"]?["$defs"] == nil)
        #expect(resolved(schema, schema["$defs"]) == older["inputSchema"])
    }

    /// A schema with each reference replaced by what it refers to.
    private func resolved(_ value: JSONValue, _ definitions: JSONValue?) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map { resolved($0, definitions) })
        case .object(let members):
            if let name = members["$ref"]?.string?.split(separator: "/").last {
                return definitions?[String(name)].map { resolved($0, definitions) } ?? value
            }
            let rest = members.filter { $0.name != "$defs" }
            return .object(JSONObject(rest.map { ($0.name, resolved($0.value, definitions)) }))
        default: return value
        }
    }
}
