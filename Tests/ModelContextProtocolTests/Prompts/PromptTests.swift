import IntentRuntime
import JSON
import Testing

@Suite("The prompts", .timeLimit(.minutes(1)))
struct PromptTests {
    private static let lend: JSONValue = "modelContextProtocolTests_lendBook"
    private static let harbour = TestClient.uri("shelf/0")

    /// A client of the library, in this process or as an app of another.
    private static func client(
        _ revision: String = "2025-11-25", capabilities: JSONValue = [:], isDistant: Bool = false
    ) async throws -> TestClient {
        isDistant
            ? try await .introduced(
                revision: revision, capabilities: capabilities, catalog: DistantLibrary.catalog,
                connections: [DistantLibrary()])
            : try await .introduced(revision: revision, capabilities: capabilities, catalog: .lending)
    }

    private static func texts(_ answer: JSONValue) -> [String] {
        answer["result"]?["messages"]?.array?.compactMap { $0["content"]?["text"]?.string } ?? []
    }

    @Test("are the App Shortcuts, with the parameters of their phrases", arguments: [false, true])
    func list(_ isDistant: Bool) async throws {
        let client = try await Self.client(isDistant: isDistant)
        let prompts = try #require(try await client.call("prompts/list")["result"]?["prompts"]?.array)
        #expect(
            prompts.compactMap { $0["name"]?.string } == [
                "modelContextProtocolTests_addBook", "modelContextProtocolTests_addBook_any_book",
                "modelContextProtocolTests_lendBook", "modelContextProtocolTests_shelveBook",
            ])
        #expect(prompts[2]["title"] == "Lend")
        #expect(prompts[2]["description"]?.string?.contains("Lend (Book) with") == true)
        let arguments = prompts[2]["arguments"]?.array ?? []
        #expect(arguments.map { $0["name"] } == ["book", "genre"])
        #expect(arguments.map { $0["required"] } == [true, true])
        #expect(arguments.last?["description"]?.string?.contains("The Sea, Harbour Towns") == true)
        #expect(prompts[0]["arguments"] == nil)
        #expect(prompts[1]["arguments"]?.array?.first?["required"] == false)
    }

    @Test("are a capability only where there are any")
    func capability() async throws {
        for (catalog, isThere) in [(IntentCatalog.lending, true), (.library, false)] {
            let answer = try await TestClient(catalog: catalog).call(
                "initialize", ["protocolVersion": "2025-11-25", "capabilities": [:]])
            #expect((answer["result"]?["capabilities"]?["prompts"] != nil) == isThere)
        }
        #expect(try await TestClient.introduced().call("prompts/list")["result"] == ["prompts": []])
    }

    @Test("have no titles before there were titles")
    func oldList() async throws {
        let prompts = try await Self.client("2024-11-05").call("prompts/list")["result"]?["prompts"]?.array ?? []
        #expect(prompts.count == 4)
        #expect(prompts.allSatisfy { $0["title"] == nil && $0["arguments"]?.array?.first?["title"] == nil })
    }

    @Test("refuse a cursor that they never gave out")
    func cursor() async throws {
        let answer = try await Self.client().call("prompts/list", ["cursor": "bm90aGluZw=="])
        #expect(answer["error"]?["code"] == -32602)
    }

    @Test(
        "say what is wanted in the person's words, with the tool, its arguments and the thing itself",
        arguments: ["2024-11-05", "2025-06-18", "2025-11-25"], [false, true])
    func get(_ revision: String, _ isDistant: Bool) async throws {
        let client = try await Self.client(revision, isDistant: isDistant)
        let answer = try await client.call(
            "prompts/get", ["name": Self.lend, "arguments": ["book": "Harbour at dawn", "genre": "harbour towns"]])
        let messages = try #require(answer["result"]?["messages"]?.array)
        #expect(messages.allSatisfy { $0["role"] == "user" })
        let words = try FencedWords(messages[0]["content"]?["text"]?.string, of: answer["result"])
        #expect(words.hasNotice)
        #expect(words.contents == ["Harbour at dawn"])
        #expect(words.own.contains(" as Harbour Towns with "))
        #expect(words.own.contains("'modelContextProtocolTests_lendBook'"))
        let uri = try #require(Self.harbour.string)
        #expect(words.own.contains(#"{"book":"\#(uri)","genre":"harbourTowns"}"#))
        #expect(words.own.contains("It also needs 'days' (whole number)"))
        let resource = messages[1]["content"]?["resource"]
        #expect(messages[1]["content"]?["type"] == "resource")
        #expect(resource?["uri"] == Self.harbour)
        let thing = try JSONValue(parsing: try #require(resource?["text"]?.string))
        #expect(thing["title"] == "Harbour at dawn" && thing["properties"]?["pages"] == 100)
    }

    @Test("give the values that the shortcut has of its own")
    func preset() async throws {
        let answer = try await Self.client().call(
            "prompts/get", ["name": "modelContextProtocolTests_addBook"])
        let text = try #require(Self.texts(answer).first)
        #expect(text.hasPrefix("Add a book of the sea to ModelContextProtocolTests\n"))
        #expect(text.contains(#"{"pages":20,"genre":"sea"}"#))
        #expect(text.contains("'title' (text)"))
        #expect(answer["result"]?["_meta"] == nil)
    }

    @Test(
        "refuse what is wrong, in words that say what would be right",
        arguments: [
            (["name": "no_such"], "prompts/list"), (["arguments": [:]], "needs 'name'"), (["name": 3], "needs 'name'"),
            (["name": lend, "arguments": "x"], "must be an object"),
            (["name": lend, "arguments": ["book": 3]], "must be a string"),
            (["name": lend, "arguments": ["boat": "x"]], "it has 'book', 'genre'"),
            (["name": lend, "arguments": ["genre": "sea"]], "Book"),
            (["name": lend, "arguments": ["genre": "sea", "book": ""]], "Book"),
            (["name": lend, "arguments": ["book": "Harbour", "genre": "sea"]], "Harbour at dusk"),
            (["name": lend, "arguments": ["book": "Submarine", "genre": "sea"]], "Submarine"),
            (["name": lend, "arguments": ["book": "Volume 3", "genre": "cookery"]], "harbourTowns"),
        ] as [(JSONValue, String)], [false, true])
    func wrong(_ request: (parameters: JSONValue, words: String), _ isDistant: Bool) async throws {
        let answer = try await Self.client(isDistant: isDistant).call("prompts/get", request.parameters)
        #expect(answer["error"]?["code"] == -32602)
        #expect(answer["error"]?["message"]?.string?.contains(request.words) == true)
    }

    @Test("ask the person for what is missing and for what words mean", arguments: [false, true])
    func asked(_ isDistant: Bool) async throws {
        let client = try await Self.client(capabilities: ["elicitation": [:]], isDistant: isDistant)
        client.request("prompts/get", ["name": Self.lend, "arguments": ["book": "Harbour"]], id: 1)
        let which = try await client.first { $0["method"] == "elicitation/create" }
        let choices = which["params"]?["requestedSchema"]?["properties"]?["book"]?["oneOf"]?.array ?? []
        #expect(choices.map { $0["title"] } == ["Harbour at dawn", "Harbour at dusk"])
        let dusk = TestClient.uri("shelf/1")
        client.send([
            "jsonrpc": "2.0", "id": try #require(which["id"]),
            "result": ["action": "accept", "content": ["book": dusk]],
        ])
        let genre = try await client.first { $0["method"] == "elicitation/create" }
        client.send([
            "jsonrpc": "2.0", "id": try #require(genre["id"]),
            "result": ["action": "accept", "content": ["genre": "sea"]],
        ])
        let answer = try await client.answer(to: 1)
        #expect(Self.texts(answer).first?.contains(#""genre":"sea""#) == true)
        #expect(answer["result"]?["messages"]?.array?.last?["content"]?["resource"]?["uri"] == dusk)
    }

    @Test("of a stateless client are asked for by a result, and go on with the answer")
    func stateless() async throws {
        let client = TestClient(catalog: .lending)
        let metadata = TestClient.metadata(capabilities: ["elicitation": [:]])
        let parameters: JSONObject = [
            "name": Self.lend, "arguments": ["book": "Volume 3"], "_meta": metadata,
        ]
        let asked = try #require(try await client.call("prompts/get", .object(parameters), id: 1)["result"])
        #expect(asked["resultType"] == "input_required")
        let name = try #require(asked["inputRequests"]?.object?.names.first)
        var again = parameters
        again["requestState"] = asked["requestState"]
        again["inputResponses"] = .object([name: ["action": "accept", "content": ["genre": "sea"]]])
        let answer = try await client.call("prompts/get", .object(again), id: 2)
        #expect(answer["result"]?["resultType"] == "complete")
        #expect(Self.texts(answer).first?.contains(#""genre":"sea""#) == true)
    }

    @Test("count as text that others wrote, so that what the client wants to send is asked about from then on")
    func foreign() async throws {
        let answer = try await Self.client().call(
            "prompts/get", ["name": Self.lend, "arguments": ["book": "Volume 3", "genre": "sea"]])
        let parts = answer["result"]?["_meta"]?["org.swift-app-intents/foreignText"]?["parts"]
        #expect(parts == ["/messages/0/content/text", "/messages/1/content/resource/text"])
    }
}
