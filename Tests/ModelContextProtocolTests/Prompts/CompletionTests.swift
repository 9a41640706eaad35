import IntentRuntime
import JSON
import Testing

@Suite("Completion", .timeLimit(.minutes(1)))
struct CompletionTests {
    private static let books = "appintents://modelContextProtocolTests/BookEntity/{id}"

    private static func prompt(_ name: String) -> JSONValue {
        ["type": "ref/prompt", "name": .string("modelContextProtocolTests_\(name)")]
    }

    private static func client(isDistant: Bool = false) async throws -> TestClient {
        isDistant
            ? try await .introduced(catalog: DistantLibrary.catalog, connections: [DistantLibrary()])
            : try await .introduced(catalog: .lending)
    }

    private static func complete(
        _ client: TestClient, _ reference: JSONValue, _ name: String, _ text: String, beside arguments: JSONValue? = nil
    ) async throws -> JSONValue {
        var parameters: JSONObject = ["ref": reference, "argument": ["name": .string(name), "value": .string(text)]]
        if let arguments { parameters["context"] = ["arguments": arguments] }
        return try await client.call("completion/complete", .object(parameters))
    }

    @Test(
        "tells the titles of the things that are found for what was typed",
        arguments: [
            ("Harb", ["Harbour at dawn", "Harbour at dusk"]), ("harbour at du", ["Harbour at dusk"]),
            ("Volume 60", ["Volume 60"]), ("Submarine", []),
        ], [false, true])
    func titles(_ typed: (text: String, values: [String]), _ isDistant: Bool) async throws {
        let client = try await Self.client(isDistant: isDistant)
        let answer = try await Self.complete(client, Self.prompt("lendBook"), "book", typed.text)
        let completion = answer["result"]?["completion"]
        #expect(completion?["values"]?.array?.compactMap(\.string) == typed.values)
        #expect(completion?["hasMore"] == false)
        #expect(completion?["total"]?.integer == typed.values.count)
        let parts = answer["result"]?["_meta"]?["org.swift-app-intents/foreignText"]?["parts"]
        #expect(parts == (typed.values.isEmpty ? nil : ["/completion/values"]))
    }

    @Test("suggests where nothing was typed", arguments: [false, true])
    func suggestions(_ isDistant: Bool) async throws {
        let answer = try await Self.complete(
            try await Self.client(isDistant: isDistant), Self.prompt("lendBook"), "book", "")
        let values = answer["result"]?["completion"]?["values"]?.array ?? []
        #expect(values.count == 62 && values.first == "Harbour at dawn")
    }

    @Test("tells an enum's cases, which are the app's own words", arguments: [false, true])
    func cases(_ isDistant: Bool) async throws {
        let client = try await Self.client(isDistant: isDistant)
        let all = try await Self.complete(client, Self.prompt("lendBook"), "genre", "")
        #expect(all["result"]?["completion"]?["values"] == ["The Sea", "Harbour Towns"])
        #expect(all["result"]?["_meta"] == nil)
        let some = try await Self.complete(client, Self.prompt("lendBook"), "genre", "harb")
        #expect(some["result"]?["completion"]?["values"] == ["Harbour Towns"])
    }

    @Test("tells what a provider offers, at most a hundred, for the values given already", arguments: [false, true])
    func provider(_ isDistant: Bool) async throws {
        let client = try await Self.client(isDistant: isDistant)
        let bare = try await Self.complete(client, Self.prompt("shelveBook"), "shelf", "")
        #expect(bare["result"]?["completion"]?["values"] == ["Hall 1"])
        let chosen = try await Self.complete(
            client, Self.prompt("shelveBook"), "shelf", "sea", beside: ["room": "The Sea", "boat": "none"])
        let completion = chosen["result"]?["completion"]
        #expect(completion?["values"]?.array?.count == 100)
        #expect(completion?["values"]?.array?.first == "sea 1")
        #expect(completion?["total"] == 151 && completion?["hasMore"] == true)
    }

    @Test("writes out what is hidden in a value")
    func hidden() async throws {
        let answer = try await Self.complete(
            try await Self.client(), Self.prompt("shelveBook"), "shelf", "hidden", beside: ["room": "sea"])
        #expect(answer["result"]?["completion"]?["values"] == [#"hidden\u{202E}sea"#])
    }

    @Test("does not wait for an app that takes its time")
    func patience() async throws {
        let answer = try await Self.complete(try await Self.client(), Self.prompt("shelveBook"), "drawer", "")
        #expect(answer["result"]?["completion"] == ["values": [], "hasMore": false])
    }

    @Test(
        "tells the ids of a template's things, by title or by id",
        arguments: [
            ("Harbour at du", ["shelf/1"]), ("shelf/61", ["shelf/61"]),
            ("shelf/6", ["shelf/6", "shelf/60", "shelf/61"]),
        ])
    func template(_ typed: (text: String, values: [String])) async throws {
        for suffix in ["", "{?offset,length}"] {
            let reference: JSONValue = ["type": "ref/resource", "uri": .string(Self.books + suffix)]
            let answer = try await Self.complete(try await Self.client(), reference, "id", typed.text)
            #expect(answer["result"]?["completion"]?["values"]?.array?.compactMap(\.string) == typed.values)
        }
    }

    @Test("knows nothing of a range")
    func range() async throws {
        let reference: JSONValue = ["type": "ref/resource", "uri": .string(Self.books + "{?offset,length}")]
        let answer = try await Self.complete(try await Self.client(), reference, "length", "6")
        #expect(answer["result"]?["completion"] == ["values": [], "hasMore": false])
    }

    @Test(
        "refuses what is not there, in words that say what is",
        arguments: [
            (["argument": ["name": "book", "value": ""]], "'ref'"), (["ref": [:]], "ref/prompt"),
            (["ref": ["type": "ref/prompt"]], "'name'"), (["ref": ["type": "ref/resource"]], "'uri'"),
            (["ref": prompt("lendBook")], "'argument'"),
            (["ref": prompt("lendBook"), "argument": ["name": "book"]], "'value'"),
            (["ref": prompt("none"), "argument": ["name": "book", "value": ""]], "prompts/list"),
            (["ref": prompt("lendBook"), "argument": ["name": "boat", "value": ""]], "'book', 'genre'"),
            (
                [
                    "ref": ["type": "ref/resource", "uri": "file:///{path}"],
                    "argument": ["name": "path", "value": ""],
                ],
                "resources/templates/list"
            ),
            (
                ["ref": ["type": "ref/resource", "uri": .string(books)], "argument": ["name": "x", "value": ""]],
                "'id'"
            ),
        ] as [(JSONValue, String)])
    func wrong(_ parameters: JSONValue, _ words: String) async throws {
        let answer = try await Self.client().call("completion/complete", parameters)
        #expect(answer["error"]?["code"] == -32602)
        #expect(answer["error"]?["message"]?.string?.contains(words) == true)
    }

    @Test("is a capability from 2025-03-26 on", arguments: ["2024-11-05", "2025-03-26", "2025-11-25"])
    func capability(_ revision: String) async throws {
        let answer = try await TestClient().call(
            "initialize", ["protocolVersion": .string(revision), "capabilities": [:]])
        let isThere = answer["result"]?["capabilities"]?["completions"] != nil
        #expect(isThere == (revision != "2024-11-05"))
    }

    @Test("serves a stateless client")
    func stateless() async throws {
        let answer = try await TestClient(catalog: .lending).call(
            "completion/complete",
            [
                "ref": Self.prompt("lendBook"), "argument": ["name": "genre", "value": "t"],
                "_meta": TestClient.metadata(),
            ])
        #expect(answer["result"]?["resultType"] == "complete")
        #expect(answer["result"]?["completion"]?["values"] == ["The Sea", "Harbour Towns"])
    }
}
