import JSON
import Testing

@Suite("A tool", .timeLimit(.minutes(1)))
struct ToolTests {
    private func tools(revision: String = "2025-11-25") async throws -> [JSONValue] {
        let client = try await TestClient.introduced(revision: revision)
        return try #require(try await client.call("tools/list")["result"]?["tools"]?.array)
    }

    private func tool(_ name: String) async throws -> JSONValue {
        try #require(try await tools().first { $0["name"]?.string == TestClient.toolName(name) })
    }

    @Test("is there for each intent and each entity type, in an order that stays")
    func names() async throws {
        let names = try await tools().compactMap { $0["name"]?.string }
        #expect(names == names.sorted())
        #expect(
            Set(names)
                == Set(
                    ["addBook", "deleteBooks", "fail", "lendBook", "repeat", "wait", "findBook"].map(
                        TestClient.toolName) + ["read_resource"]))
        #expect(try await tools() == tools())
    }

    @Test("has a name that every host takes")
    func nameCharacters() async throws {
        for name in try await tools().compactMap({ $0["name"]?.string }) {
            #expect(name.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) != nil)
        }
    }

    @Test("says all four hints about its effect")
    func annotations() async throws {
        for tool in try await tools() {
            let annotations = try #require(tool["annotations"])
            for hint in ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] {
                #expect(annotations[hint]?.bool != nil)
            }
            #expect(tool["title"]?.string?.isEmpty == false && annotations["title"] == nil)
        }
        let deletion = try await tool("deleteBooks")["annotations"]
        #expect(deletion?["destructiveHint"] == true && deletion?["readOnlyHint"] == false)
        let search = try await tool("findBook")["annotations"]
        #expect(
            search?["readOnlyHint"] == true && search?["openWorldHint"] == false && search?["idempotentHint"] == true)
    }

    @Test("says in its schema what it takes")
    func inputSchema() async throws {
        let schema = try #require(try await tool("addBook")["inputSchema"])
        #expect(schema["type"] == "object")
        #expect(schema["additionalProperties"] == false)
        #expect(schema["required"] == ["title"])
        let properties = try #require(schema["properties"])
        #expect(properties["title"]?["type"] == "string")
        #expect(properties["pages"]?["type"] == "integer")
        #expect(properties["pages"]?["minimum"] == 1 && properties["pages"]?["maximum"] == 1000)
        #expect(properties["pages"]?["default"] == 10)
        #expect(
            properties["genre"]?["oneOf"]
                == [["const": "sea", "title": "The Sea"], ["const": "harbourTowns", "title": "Harbour Towns"]])
        #expect(properties["bought"]?["format"] == "date-time")
        #expect(properties["bought"]?["description"]?.string?.contains("ISO 8601") == true)
        #expect(
            properties["cover"]?["oneOf"] == [
                ["required": ["name", "text"]], ["required": ["name", "base64"]], ["required": ["uri"]],
                ["required": ["path"]],
            ])
        #expect(properties["author"]?["type"] == ["string", "object"])
        let book = try await tool("lendBook")["inputSchema"]?["properties"]?["book"]
        #expect(book?["description"]?.string?.contains("appintents://modelContextProtocolTests/BookEntity/") == true)
        let books = try await tool("deleteBooks")["inputSchema"]?["properties"]?["entities"]
        #expect(books?["type"] == "array" && books?["items"]?["type"] == "string")
    }

    @Test("that finds names operators and properties")
    func findSchema() async throws {
        let properties = try #require(try await tool("findBook")["inputSchema"]?["properties"])
        let words = try #require(properties["where"]?["description"]?.string)
        for word in ["begins with", "ends with", "contains", "!=", ">=", "pages", "title"] {
            #expect(words.contains(word))
        }
        #expect(properties["limit"]?["default"] == 20 && properties["limit"]?["maximum"] == 200)
        #expect(properties["sort"]?["type"] == "string")
    }

    @Test("returns words, the same as JSON, a link, and a structured result")
    func result() async throws {
        let client = try await TestClient.introduced()
        let answer = try await client.tool("addBook", ["title": "Tides", "pages": 7, "genre": "sea", "author": .null])
        let result = try #require(answer["result"])
        #expect(result["isError"] == false)
        let structured = try #require(result["structuredContent"])
        #expect(structured["intent"] == "AddBookIntent")
        #expect(structured["dialog"] == "Added Tides.")
        #expect(structured["value"]?["title"] == "Tides")
        #expect(structured["value"]?["properties"]?["pages"] == 7)
        let content = try #require(result["content"]?.array)
        let uri = try #require(TestClient.uri("new/Tides").string)
        let words = try FencedWords(content[0]["text"]?.string, of: result)
        #expect(words.contents == ["Added Tides.", "- Tides <\(uri)>"])
        let json = try FencedWords(content[1]["text"]?.string, of: result)
        #expect(try json.contents.map { try JSONValue(parsing: $0) } == [structured])
        #expect(content[2]["type"] == "resource_link" && content[2]["uri"]?.string == uri)
        #expect(content[2]["name"] == "Tides" && content[2]["mimeType"] == "application/json")
    }

    @Test("that finds returns a page and says whether there is more")
    func find() async throws {
        let client = try await TestClient.introduced()
        let all = try #require(try await client.tool("findBook")["result"])
        #expect(all["structuredContent"]?["items"]?.array?.count == 20)
        #expect(all["structuredContent"]?["hasMore"] == true)
        #expect(all["content"]?.array?.filter { $0["type"] == "resource_link" }.count == 20)
        let found = try await client.tool(
            "findBook", ["where": ["pages >= 102", "title ends with 0"], "sort": "-pages", "limit": 3])
        let titles = found["result"]?["structuredContent"]?["items"]?.array?.map { $0["title"] }
        #expect(titles == ["Volume 60", "Volume 50", "Volume 40"])
        let words = try await client.tool("findBook", ["text": "dusk"])["result"]
        #expect(words?["structuredContent"]?["items"]?.array?.count == 1)
        #expect(words?["structuredContent"]?["hasMore"] == false)
        let none = try await client.tool("findBook", ["text": "no such book"])["result"]
        #expect(none?["structuredContent"] == ["items": [], "hasMore": false, "complete": true])
        #expect(none?["isError"] == false)
    }

    @Test("that is unknown, or a call that is none, is an error of the protocol")
    func unknown() async throws {
        let client = try await TestClient.introduced()
        #expect(try await client.call("tools/call", ["name": "no_such"])["error"]?["code"] == -32602)
        #expect(try await client.call("tools/call")["error"]?["code"] == -32602)
        #expect(try await client.call("tools/call", ["name": 5])["error"]?["code"] == -32602)
        let name = JSONValue.string(TestClient.toolName("addBook"))
        #expect(try await client.call("tools/call", ["name": name, "arguments": [1]])["error"]?["code"] == -32602)
    }

    @Test(
        "given wrong arguments says what is wrong and what would be right",
        arguments: [
            ("addBook", [:], "'title' is missing"), ("addBook", ["title": 5], "'title' must be text, not integer"),
            ("addBook", ["title": "A", "sides": 3], "there is no argument 'sides'"),
            ("addBook", ["title": "A", "pages": 0], "'pages' must be at least 1"),
            ("addBook", ["title": "A", "pages": 1001], "'pages' must be at most"),
            ("addBook", ["title": "A", "pages": "many"], "'pages' must be whole number"),
            ("addBook", ["title": "A", "genre": "poems"], "sea"),
            ("addBook", ["title": "A", "bought": "soon"], "ISO 8601"),
            ("addBook", ["title": "A", "cover": ["name": "c"]], "'cover' must be file"),
            ("addBook", ["title": "A", "cover": ["path": "/etc/passwd"]], "'cover' cannot be had: no folder is named"),
            ("addBook", ["title": "A", "cover": ["name": "c", "text": "t", "uri": "u"]], "'cover' must be file"),
            ("addBook", ["title": "A", "cover": "@/etc/passwd"], "'cover' must be file"),
            ("findBook", ["limit": 0], "'limit' must be at least 1"),
            ("findBook", ["limit": 201], "'limit' must be at most 200"),
            ("findBook", ["where": "pages > 1"], "'where' must be list of text"),
            ("findBook", ["where": ["pages"]], "PROPERTY OPERATOR VALUE"), ("findBook", ["sort": "colour"], "colour"),
            ("deleteBooks", ["entities": [5]], "'entities' must be list"),
        ] as [(String, JSONValue, String)])
    func wrongArguments(_ name: String, _ arguments: JSONValue, _ words: String) async throws {
        let newer = try await TestClient.introduced().tool(name, arguments)
        #expect(newer["result"]?["isError"] == true)
        #expect(newer["result"]?["content"]?.array?.first?["text"]?.string?.contains(words) == true, "\(newer.text)")
        let older = try await TestClient.introduced(revision: "2025-06-18").tool(name, arguments)
        #expect(older["error"]?["code"] == -32602)
        #expect(older["error"]?["message"]?.string?.contains(words) == true)
    }

    @Test("that fails says so in the app's words, in every revision", arguments: ["2025-06-18", "2025-11-25"])
    func failure(_ revision: String) async throws {
        let result = try await TestClient.introduced(revision: revision).tool("fail")["result"]
        #expect(result?["isError"] == true)
        let words = try FencedWords(result?["content"]?.array?.first?["text"]?.string, of: result)
        #expect(words.contents == ["The shelf is full."])
    }

    @Test("that needs a confirmation nobody can give does nothing and says so")
    func nobodyToConfirm() async throws {
        let client = try await TestClient.introduced()
        let result = try await client.tool("deleteBooks", ["entities": [TestClient.uri("shelf/5")]])["result"]
        #expect(result?["isError"] == true)
        #expect(!DeleteBooksIntent.hasDeleted("shelf/5"))
    }

    @Test("runs without a question where all is confirmed beforehand")
    func confirmed() async throws {
        let client = try await TestClient.introduced(
            capabilities: ["elicitation": [:]], confirmsEverything: true)
        let result = try await client.tool("deleteBooks", ["entities": [TestClient.uri("shelf/6")]])["result"]
        #expect(result?["isError"] == false)
        #expect(DeleteBooksIntent.hasDeleted("shelf/6"))
    }
}
