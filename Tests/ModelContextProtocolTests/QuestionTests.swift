import JSON
import Testing

@Suite("A question to the person", .timeLimit(.minutes(1)))
struct QuestionTests {
    private static let asking: JSONValue = ["elicitation": [:]]

    private func question(_ client: TestClient) async throws -> JSONValue {
        try await client.first { $0["method"] == "elicitation/create" }
    }

    private func answer(_ client: TestClient, _ question: JSONValue, _ result: JSONValue) throws {
        client.send(["jsonrpc": "2.0", "id": try #require(question["id"]), "result": result])
    }

    @Test(
        "is put before something is deleted, and only a yes lets it be",
        arguments: [
            (["action": "accept", "content": ["confirm": true]], true),
            (["action": "accept", "content": ["confirm": false]], false), (["action": "decline"], false),
            (["action": "cancel"], false), (["action": "accept"], false), (["action": "accept", "content": []], false),
            (["action": "accept", "content": ["confirm": "yes"]], false), ([:], false), ("yes", false),
        ] as [(JSONValue, Bool)])
    func confirmation(_ reply: JSONValue, _ isConfirmed: Bool) async throws {
        let client = try await TestClient.introduced(capabilities: Self.asking)
        let book = "shelf/\(isConfirmed ? 20 : 21)"
        client.request("tools/call", TestClient.call("deleteBooks", ["entities": [TestClient.uri(book)]]), id: 1)
        let question = try await question(client)
        #expect(question["params"]?["requestedSchema"]?["properties"]?["confirm"]?["type"] == "boolean")
        #expect(question["params"]?["requestedSchema"]?["required"] == ["confirm"])
        #expect(question["params"]?["message"]?.string?.contains("Delete the book") == true)
        try answer(client, question, reply)
        let result = try await client.answer(to: 1)["result"]
        #expect(result?["isError"] == .bool(!isConfirmed))
        #expect(DeleteBooksIntent.hasDeleted(book) == isConfirmed)
    }

    @Test("that the client answers with an error is not answered")
    func error() async throws {
        let client = try await TestClient.introduced(capabilities: Self.asking)
        client.request("tools/call", TestClient.call("deleteBooks", ["entities": [TestClient.uri("shelf/30")]]), id: 1)
        let question = try await question(client)
        client.send(["jsonrpc": "2.0", "id": try #require(question["id"]), "error": ["code": -1, "message": "no"]])
        #expect(try await client.answer(to: 1)["result"]?["isError"] == true)
        #expect(!DeleteBooksIntent.hasDeleted("shelf/30"))
    }

    @Test("for each missing value has a field of the value's kind", arguments: ["2025-06-18", "2025-11-25"])
    func values(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision, capabilities: Self.asking)
        client.request("tools/call", TestClient.call("lendBook", ["book": "harbour"]), id: 1)

        let which = try await question(client)
        let choice = which["params"]?["requestedSchema"]?["properties"]?["book"]
        let ids = [TestClient.uri("shelf/0"), TestClient.uri("shelf/1")]
        if revision == "2025-06-18" {
            #expect(choice?["enum"] == .array(ids))
            #expect(choice?["enumNames"] == ["Harbour at dawn", "Harbour at dusk"])
            #expect(which["params"]?["mode"] == nil)
        } else {
            #expect(choice?["oneOf"]?.array?.map { $0["const"] } == ids)
            #expect(which["params"]?["mode"] == "form")
        }
        try answer(client, which, ["action": "accept", "content": ["book": ids[1]]])

        let days = try await question(client)
        #expect(days["params"]?["message"] == "For how many days?")
        #expect(days["params"]?["requestedSchema"]?["properties"]?["days"]?["type"] == "integer")
        try answer(client, days, ["action": "accept", "content": ["days": 14]])

        let genre = try await question(client)
        #expect(genre["id"] != days["id"])
        try answer(client, genre, ["action": "accept", "content": ["genre": "sea"]])

        let result = try await client.answer(to: 1)["result"]
        #expect(result?["structuredContent"]?["value"] == "Harbour at dusk for 14 days as sea")
    }

    @Test("that is declined leaves the value missing, which the result says")
    func declinedValue() async throws {
        let client = try await TestClient.introduced(capabilities: Self.asking)
        client.request("tools/call", TestClient.call("lendBook", ["book": "dusk", "genre": "sea"]), id: 1)
        try answer(client, try await question(client), ["action": "decline"])
        let result = try await client.answer(to: 1)["result"]
        #expect(result?["isError"] == true)
        #expect(result?["content"]?.array?.first?["text"]?.string?.contains("days") == true)
    }

    @Test("is not put to a client that has no forms", arguments: [[:], ["elicitation": ["url": [:]]]] as [JSONValue])
    func noForms(_ capabilities: JSONValue) async throws {
        let client = try await TestClient.introduced(capabilities: capabilities)
        let result = try await client.tool("lendBook", ["book": "harbour", "days": 1, "genre": "sea"])["result"]
        #expect(result?["isError"] == true)
        #expect(result?["content"]?.array?.first?["text"]?.string?.contains("Harbour at dusk") == true)
    }

    @Test("is taken back when its request is cancelled")
    func cancelled() async throws {
        let client = try await TestClient.introduced(capabilities: Self.asking)
        client.request("tools/call", TestClient.call("deleteBooks", ["entities": [TestClient.uri("shelf/31")]]), id: 1)
        let question = try await question(client)
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1]])
        let cancellation = try #require(try await client.next())
        #expect(cancellation["method"] == "notifications/cancelled")
        #expect(cancellation["params"]?["requestId"] == question["id"])
        try answer(client, question, ["action": "accept", "content": ["confirm": true]])
        #expect(try await client.call("ping")["result"] == [:])
        #expect(!DeleteBooksIntent.hasDeleted("shelf/31"))
    }

    @Test("is not answered by a client that sends no more")
    func ended() async throws {
        let client = try await TestClient.introduced(capabilities: Self.asking)
        client.request("tools/call", TestClient.call("deleteBooks", ["entities": [TestClient.uri("shelf/32")]]), id: 1)
        _ = try await question(client)
        client.end()
        #expect(try await client.answer(to: 1)["result"]?["isError"] == true)
        try await client.ended()
    }
}
