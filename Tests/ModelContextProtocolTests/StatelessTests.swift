import JSON
import Testing

@Suite("A stateless client", .timeLimit(.minutes(1)))
struct StatelessTests {
    private let metadata = TestClient.metadata()
    private static let asking = TestClient.metadata(capabilities: ["elicitation": [:]])

    @Test("discovers what is served, without a handshake")
    func discover() async throws {
        let result = try #require(try await TestClient().call("server/discover", ["_meta": metadata])["result"])
        #expect(result["supportedVersions"] == ["2026-07-28"])
        let capabilities: JSONValue = [
            "tools": ["listChanged": true], "resources": ["subscribe": true, "listChanged": true], "completions": [:],
            "logging": [:], "extensions": ["io.modelcontextprotocol/tasks": [:]],
        ]
        #expect(result["capabilities"] == capabilities)
        #expect(result["resultType"] == "complete")
        #expect(result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "appintents")
        #expect(result["ttlMs"]?.integer ?? -1 > 0 && result["cacheScope"] == "private")
    }

    @Test(
        "gets hints for its cache where the protocol has them",
        arguments: [
            ("tools/list", [:], "private"), ("resources/templates/list", [:], "private"),
            ("resources/list", [:], "private"),
            ("resources/read", ["uri": TestClient.uri("shelf/1")], "private"),
        ] as [(String, JSONValue, String)])
    func caching(_ method: String, _ parameters: JSONValue, _ scope: String) async throws {
        var members = try #require(parameters.object)
        members["_meta"] = metadata
        let result = try #require(try await TestClient().call(method, .object(members))["result"])
        #expect(result["resultType"] == "complete")
        #expect(result["cacheScope"]?.string == scope)
        #expect(result["ttlMs"]?.integer ?? -1 >= 0)
    }

    @Test("calls tools")
    func call() async throws {
        let result = try await TestClient().tool("addBook", ["title": "Tides"], metadata: metadata)["result"]
        #expect(result?["resultType"] == "complete" && result?["isError"] == false)
        #expect(result?["ttlMs"] == nil && result?["cacheScope"] == nil)
        #expect(result?["structuredContent"]?["value"]?["title"] == "Tides")
        let wrong = try await TestClient().tool("addBook", metadata: metadata)["result"]
        #expect(wrong?["resultType"] == "complete" && wrong?["isError"] == true)
    }

    @Test(
        "is refused a request whose metadata lack something",
        arguments: [
            [:], ["io.modelcontextprotocol/protocolVersion": "2026-07-28"],
            ["io.modelcontextprotocol/clientCapabilities": [:]],
            ["io.modelcontextprotocol/protocolVersion": 5, "io.modelcontextprotocol/clientCapabilities": [:]],
            [
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientCapabilities": [],
            ],
        ] as [JSONValue])
    func incomplete(_ metadata: JSONValue) async throws {
        let client = TestClient()
        #expect(try await client.call("server/discover", ["_meta": metadata])["error"]?["code"] == -32602)
        #expect(try await client.call("tools/list", ["_meta": metadata])["error"]?["code"] == -32602)
        #expect(try await client.call("server/discover")["error"]?["code"] == -32602)
    }

    @Test("is told which revisions are served where it asks for another", arguments: ["1900-01-01", "2025-11-25", ""])
    func unsupported(_ revision: String) async throws {
        let answer = try await TestClient().call("tools/list", ["_meta": TestClient.metadata(revision: revision)])
        #expect(answer["error"]?["code"] == -32022)
        #expect(answer["error"]?["data"] == ["supported": ["2026-07-28"], "requested": .string(revision)])
    }

    @Test(
        "does not find methods that its revision has not",
        arguments: ["ping", "initialize", "logging/setLevel", "resources/subscribe", "no/such"])
    func notServed(_ method: String) async throws {
        let answer = try await TestClient().call(method, ["_meta": metadata])
        #expect(answer["error"]?["code"] == -32601)
    }

    @Test("stands beside one that began with initialize")
    func bothEras() async throws {
        let client = try await TestClient.introduced(revision: "2025-06-18")
        #expect(try await client.call("tools/list")["result"]?["resultType"] == nil)
        #expect(try await client.call("tools/list", ["_meta": metadata])["result"]?["resultType"] == "complete")
        #expect(try await client.call("ping")["result"] == [:])
    }

    @Test("that cannot ask is told that it would have to")
    func missingCapability() async throws {
        let answer = try await TestClient().tool(
            "deleteBooks", ["entities": [TestClient.uri("shelf/7")]], metadata: metadata)
        #expect(answer["error"]?["code"] == -32021)
        #expect(answer["error"]?["data"]?["requiredCapabilities"]?["elicitation"] != nil)
        #expect(!DeleteBooksIntent.hasDeleted("shelf/7"))
    }

    // MARK: Questions

    private func ask(
        _ client: TestClient, book: String
    ) async throws -> (parameters: JSONValue, state: JSONValue, question: JSONValue) {
        let parameters = TestClient.call(
            "deleteBooks", ["entities": [TestClient.uri(book)]], metadata: Self.asking)
        let result = try #require(try await client.call("tools/call", parameters, id: 1)["result"])
        #expect(result["resultType"] == "input_required")
        let question = try #require(result["inputRequests"]?["confirm"])
        #expect(question["method"] == "elicitation/create" && question["params"]?["mode"] == "form")
        return (parameters, try #require(result["requestState"]), question)
    }

    private func retry(_ parameters: JSONValue, state: JSONValue, answer: JSONValue?) throws -> JSONValue {
        var members = try #require(parameters.object)
        members["requestState"] = state
        members["inputResponses"] = .object(JSONObject(answer.map { [("confirm", $0)] } ?? []))
        return .object(members)
    }

    @Test("answers a question by sending the request again, which goes on where it was", arguments: [true, false])
    func question(_ isConfirmed: Bool) async throws {
        let client = TestClient()
        let book = isConfirmed ? "shelf/8" : "shelf/9"
        let (parameters, state, _) = try await ask(client, book: book)
        let answer: JSONValue =
            isConfirmed ? ["action": "accept", "content": ["confirm": true]] : ["action": "decline"]
        let result = try await client.call(
            "tools/call", try retry(parameters, state: state, answer: answer), id: 2)["result"]
        #expect(result?["resultType"] == "complete")
        #expect(result?["isError"] == .bool(!isConfirmed))
        #expect(DeleteBooksIntent.hasDeleted(book) == isConfirmed)
        let again = try await client.call(
            "tools/call", try retry(parameters, state: state, answer: answer), id: 3)
        #expect(again["error"]?["code"] == -32602, "an answer is good once")
    }

    @Test("is asked again where the answer is missing")
    func missingAnswer() async throws {
        let client = TestClient()
        let (parameters, state, _) = try await ask(client, book: "shelf/10")
        let second = try await client.call("tools/call", try retry(parameters, state: state, answer: nil), id: 2)[
            "result"]
        #expect(second?["resultType"] == "input_required")
        let next = try #require(second?["requestState"])
        #expect(next != state)
        let last = try await client.call(
            "tools/call",
            try retry(parameters, state: next, answer: ["action": "accept", "content": ["confirm": true]]),
            id: 3)["result"]
        #expect(last?["isError"] == false)
    }

    @Test("cannot make up what it hands back, or hand it back with another call")
    func foreignState() async throws {
        let client = TestClient()
        let (parameters, state, _) = try await ask(client, book: "shelf/11")
        let yes: JSONValue = ["action": "accept", "content": ["confirm": true]]
        let other = TestClient.call("deleteBooks", ["entities": [TestClient.uri("shelf/12")]], metadata: Self.asking)
        let attempts = [
            try retry(parameters, state: "made-up", answer: yes), try retry(parameters, state: 5, answer: yes),
            try retry(other, state: state, answer: yes),
        ]
        for attempt in attempts {
            #expect(try await client.call("tools/call", attempt, id: 2)["error"]?["code"] == -32602)
        }
        #expect(!(DeleteBooksIntent.hasDeleted("shelf/11") || DeleteBooksIntent.hasDeleted("shelf/12")))
    }

    @Test("is never sent a request")
    func noRequests() async throws {
        let client = TestClient()
        _ = try await ask(client, book: "shelf/13")
        client.end()
        try await client.ended()
        while let message = try await client.next() { #expect(message["method"] == nil) }
        #expect(!DeleteBooksIntent.hasDeleted("shelf/13"))
    }
}
