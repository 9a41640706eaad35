import Foundation
import IntentJournal
import IntentRuntime
import JSON
import ModelContextProtocol
import Testing

@Suite("A tool that is not listed", .timeLimit(.minutes(4)))
struct ToolSearchTests {
    /// A client that is shown one tool of the library.
    private func client(
        capabilities: JSONValue = [:], revision: String = "2025-11-25", journal: (any RunJournal)? = nil,
        catalog: IntentCatalog = .library
    ) async throws -> TestClient {
        try await TestClient.introduced(
            revision: revision, capabilities: capabilities, catalog: catalog, journal: journal,
            tools: try ToolSelection(["*_repeat"]))
    }

    private func search(_ client: TestClient, _ arguments: JSONValue) async throws -> JSONValue {
        let answer = try await client.call("tools/call", ["name": "search_tools", "arguments": arguments])
        return try #require(answer["result"])
    }

    private func call(_ client: TestClient, _ name: String, _ arguments: JSONValue) async throws -> JSONValue {
        try await client.call(
            "tools/call",
            ["name": "call_tool", "arguments": ["name": .string(TestClient.toolName(name)), "arguments": arguments]])
    }

    @Test("is found by its own title among the first ten of 600, and called by its name")
    func reached() async throws {
        let catalog = IntentCatalog.paper(apps: 15, intents: 40)
        let client = try await TestClient.introduced(
            confirmsEverything: true, catalog: catalog, connections: catalog.apps.map { PaperApp(app: $0) })
        for intent in catalog.intents {
            let found = try await search(client, ["query": .string(intent.title), "limit": 10])
            let tools = try #require(found["structuredContent"]?["tools"]?.array)
            let tool = try #require(
                tools.first { $0["title"]?.string == intent.title && $0["app"]?.string == intent.app.id })
            #expect(tools.count <= 10)
            let answer = try await client.call(
                "tools/call",
                ["name": "call_tool", "arguments": ["name": tool["name"] ?? .null, "arguments": ["name": "Tern"]]])
            let result = answer["result"]?["structuredContent"]
            #expect(result?["intent"]?.string == intent.identifier, "\(answer.text)")
            #expect(result?["value"] == #"{"name":"Tern"}"#)
        }
    }

    @Test(
        "is found by words of like meaning, in the singular or the plural, and by what it takes",
        arguments: [
            ("delete books", "deleteBooks"), ("erase a book", "deleteBooks"), ("removing", "deleteBooks"),
            ("new book", "addBook"), ("make a book", "addBook"), ("lend", "lendBook"), ("Lénd Böoks", "lendBook"),
            ("AddBookIntent", "addBook"), ("genre cover", "addBook"), ("search for books", "findBook"),
            ("BookEntity", "findBook"), ("book", "addBook"),
        ] as [(String, String)])
    func words(_ query: String, _ name: String) async throws {
        let found = try await search(try await client(), ["query": .string(query), "limit": 3])
        let names = found["structuredContent"]?["tools"]?.array?.compactMap { $0["name"]?.string } ?? []
        if query == "book" {
            #expect(names.contains(TestClient.toolName(name)))
        } else {
            #expect(names.first == TestClient.toolName(name), "\(names)")
        }
    }

    @Test("is told with its effect and what it takes, and what it returns where that is wanted")
    func told() async throws {
        let client = try await client()
        let found = try await search(client, ["query": "delete books", "limit": 1])
        let tool = try #require(found["structuredContent"]?["tools"]?.array?.first)
        #expect(tool["title"] == "Delete Books" && tool["effect"] == "may alter or delete")
        #expect(tool["inputSchema"]?["required"] == ["entities"] && tool["outputSchema"] == nil)
        #expect(found["structuredContent"]?["total"]?.integer ?? 0 > 1)
        #expect(found["structuredContent"]?["others"]?.array?.isEmpty == false)
        #expect(found["content"]?.array?.last?["text"]?.string == found["structuredContent"]?.text)
        let book = try await search(client, ["query": "add book", "output": true])
        let output = book["structuredContent"]?["tools"]?.array?.first?["outputSchema"]
        #expect(
            output?["properties"]?["value"]?["properties"]?["properties"]?["properties"]?["pages"]?["type"]
                == ["integer", "null"])
    }

    @Test("is looked for in one app where that is wanted")
    func inApp() async throws {
        let client = try await TestClient.introduced(catalog: .paper(apps: 3, intents: 40))
        for app in ["paper1", "Paper 1", "PAPER1"] {
            let found = try await search(client, ["query": "create", "app": .string(app), "limit": 20])
            let apps = Set(found["structuredContent"]?["tools"]?.array?.map { $0["app"] } ?? [])
            #expect(apps == ["paper1"])
        }
        let all = try await search(client, ["app": "paper2", "limit": 1])
        #expect(all["structuredContent"]?["total"] == 41)
        let none = try await search(client, ["query": "create", "app": "paper9"])
        #expect(none["isError"] == true)
        #expect(none["content"]?.array?.first?["text"]?.string?.contains("paper2") == true)
    }

    @Test("that there is none of is answered with the apps there are")
    func nothing() async throws {
        let found = try await search(try await client(), ["query": "xylophone"])
        #expect(found["isError"] == false)
        #expect(found["structuredContent"]?["tools"] == [] && found["structuredContent"]?["total"] == 0)
        let app = found["structuredContent"]?["apps"]?.array?.first
        #expect(app?["app"] == "modelContextProtocolTests" && app?["tools"] == 7)
    }

    @Test(
        "answers just as if it were called by its own name",
        arguments: [
            ("addBook", ["title": "Tides", "pages": 7]), ("addBook", ["title": 5, "sides": 3]), ("addBook", [:]),
            ("findBook", ["text": "dusk"]), ("findBook", ["limit": 0]), ("findBook", ["where": ["pages"]]),
            ("fail", [:]),
            ("deleteBooks", ["entities": ["no such book"]]),
        ] as [(String, JSONValue)], ["2025-06-18", "2025-11-25"])
    func alike(_ tool: (name: String, arguments: JSONValue), _ revision: String) async throws {
        let client = try await client(revision: revision)
        let direct = try await client.tool(tool.name, tool.arguments)
        let called = try await call(client, tool.name, tool.arguments)
        // Words of an error may be fenced, with another mark each time.
        #expect(called["error"]?["code"] == direct["error"]?["code"])
        #expect(called["result"]?["structuredContent"] == direct["result"]?["structuredContent"])
        #expect(called["result"]?["isError"] == direct["result"]?["isError"])
        #expect(called["result"]?["content"]?.array?.count == direct["result"]?["content"]?.array?.count)
    }

    @Test("is done once, by whichever name it is called")
    func once() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tools-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let journal = try SQLiteJournal(path: folder.appendingPathComponent("journal.sqlite").path)
        let client = try await TestClient.introduced(journal: journal, tools: try ToolSelection(["*_fail"]))
        let first = try await call(client, "repeat", ["text": "ebb", "count": 2])
        let second = try await client.tool("repeat", ["text": "ebb", "count": 2])
        let third = try await call(client, "repeat", ["text": "ebb", "count": 2, "again": true])
        #expect(first["result"]?["structuredContent"]?["ranBefore"] == nil)
        #expect(second["result"]?["structuredContent"]?["ranBefore"] != nil)
        #expect(third["result"]?["structuredContent"]?["ranBefore"] == nil)
        #expect(try journal.entries().count == 2)
    }

    @Test("asks the person, when called by name too")
    func asks() async throws {
        let client = try await client(capabilities: ["elicitation": [:]])
        client.request(
            "tools/call",
            [
                "name": "call_tool",
                "arguments": [
                    "name": .string(TestClient.toolName("deleteBooks")),
                    "arguments": ["entities": [TestClient.uri("shelf/44")]],
                ],
            ], id: 1)
        let question = try await client.first { $0["method"] == "elicitation/create" }
        client.send([
            "jsonrpc": "2.0", "id": question["id"] ?? .null,
            "result": ["action": "accept", "content": ["confirm": true]],
        ])
        #expect(try await client.answer(to: 1)["result"]?["isError"] == false)
        #expect(DeleteBooksIntent.hasDeleted("shelf/44"))
    }

    @Test(
        "is not called by what is no call, which is told in words",
        arguments: [
            ([:], "'name' is missing"), (["name": "no_such_tool"], "there is no tool 'no_such_tool'"),
            (["name": "call_tool", "arguments": ["name": "call_tool"]], "another tool"),
            (["name": "modelContextProtocolTests_fail", "arguments": [1]], "'arguments' must be an object"),
            (["name": "modelContextProtocolTests_fail", "arguments": "{"], "'arguments' must be an object"),
            (["name": "modelContextProtocolTests_fail", "to": "me"], "no argument 'to'"),
            (["name": "modelContextProtocolTests_ad"], "modelContextProtocolTests_addBook"),
        ] as [(JSONValue, String)])
    func noCall(_ arguments: JSONValue, _ words: String) async throws {
        for capabilities in [[:], ["elicitation": [:]]] as [JSONValue] {
            let client = try await client(capabilities: capabilities)
            let result = try await client.call("tools/call", ["name": "call_tool", "arguments": arguments])["result"]
            #expect(result?["isError"] == true)
            #expect(result?["content"]?.array?.first?["text"]?.string?.contains(words) == true, "\(result ?? .null)")
        }
    }

    @Test("is called with arguments that are written as text, and by the name of its intent")
    func lenient() async throws {
        let client = try await client()
        let answer = try await client.call(
            "tools/call",
            ["name": "call_tool", "arguments": ["name": "AddBookIntent", "arguments": #"{"title": "Neap"}"#]])
        #expect(answer["result"]?["structuredContent"]?["dialog"] == "Added Neap.")
    }

    @Test("has its worst taken for what the tool that calls it does; where nothing writes, that neither")
    func hints() async throws {
        let client = try await client()
        let tools = try await client.call("tools/list")["result"]?["tools"]?.array
        let caller = tools?.first { $0["name"] == "call_tool" }
        #expect(
            caller?["annotations"]
                == [
                    "readOnlyHint": false, "destructiveHint": true, "idempotentHint": false, "openWorldHint": true,
                ])
        let reading = IntentCatalog.paper(apps: 3, intents: 40).removing { !$0.effect.isReadOnly }
        let reader = try await TestClient.introduced(catalog: reading, tools: try ToolSelection(["find_entities"]))
        let list = try await reader.call("tools/list")["result"]?["tools"]?.array ?? []
        #expect(list.count == 3 && list.allSatisfy { $0["annotations"]?["readOnlyHint"] == true })
        let found = try await search(reader, ["query": "delete", "limit": 20])
        #expect(found["structuredContent"]?["tools"]?.array?.allSatisfy { $0["effect"] == "changes nothing" } == true)
    }

    @Test("that finds is called through the one for all types")
    func findAny() async throws {
        let client = try await TestClient.introduced(tools: try ToolSelection(["find_entities"]))
        let arguments: JSONValue = ["where": ["pages >= 102", "title ends with 0"], "sort": "-pages", "limit": 3]
        let direct = try await client.tool("findBook", arguments)["result"]
        for type in ["BookEntity", "modelContextProtocolTests/BookEntity", "bookentity"] {
            var members = arguments.object ?? JSONObject()
            members["entity"] = .string(type)
            let found = try await client.call("tools/call", ["name": "find_entities", "arguments": .object(members)])
            #expect(found["result"]?["structuredContent"] == direct?["structuredContent"])
            #expect(found["result"]?["structuredContent"]?["items"]?.array?.count == 3)
        }
        let unknown = try await client.call(
            "tools/call", ["name": "find_entities", "arguments": ["entity": "BokEntity"]])["result"]
        #expect(unknown?["isError"] == true)
        #expect(unknown?["content"]?.array?.first?["text"]?.string?.contains("BookEntity") == true)
    }

    @Test(
        "that reads gives what the resource has, with the places of what is fenced in it",
        arguments: ["2024-11-05", "2025-11-25"])
    func read(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision)
        let uri = TestClient.uri("shelf/1")
        let result = try await client.call("tools/call", ["name": "read_resource", "arguments": ["uri": uri]])["result"]
        #expect(result?["isError"] == false)
        let blocks = try #require(result?["content"]?.array)
        #expect(blocks.count == 2 && blocks.allSatisfy { $0["type"] == "text" })
        let json = try JSONValue(parsing: try #require(blocks[0]["text"]?.string))
        #expect(json["title"] == "Harbour at dusk")
        let parts = result?["_meta"]?["org.swift-app-intents/foreignText"]?["parts"]
        #expect(parts == ["/content/0/text", "/content/1/text"])
        let absent = try await client.call(
            "tools/call", ["name": "read_resource", "arguments": ["uri": "appintents://a/b/c"]])["result"]
        #expect(absent?["isError"] == true)
        #expect(absent?["content"]?.array?.first?["text"]?.string?.contains("no resource") == true)
    }
}
