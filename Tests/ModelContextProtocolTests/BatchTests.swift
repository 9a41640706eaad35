import JSON
import Testing

@Suite("Several messages at once", .timeLimit(.minutes(1)))
struct BatchTests {
    private func request(_ id: JSONValue, _ method: String, _ parameters: JSONValue = [:]) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
    }

    private func ids(_ answers: JSONValue?) -> Set<JSONValue> { Set(answers?.array?.compactMap { $0["id"] } ?? []) }

    @Test("are answered together, each once, in the revisions that have them", arguments: ["2024-11-05", "2025-03-26"])
    func together(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision)
        client.send([
            request(1, "ping"), ["jsonrpc": "2.0", "method": "notifications/none"],
            request(2, "tools/call", TestClient.call("addBook", ["title": "A"])), request(3, "no/such"), 5,
            ["jsonrpc": "2.0", "id": "nobody", "result": [:]],
        ])
        let answers = try #require(try await client.next())
        #expect(answers.array?.count == 4 && ids(answers) == [1, 2, 3, .null])
        #expect(answers.array?.first { $0["id"] == 2 }?["result"]?["isError"] == false)
        #expect(answers.array?.first { $0["id"] == 3 }?["error"]?["code"] == -32601)
        #expect(answers.array?.first { $0["id"] == .null }?["error"]?["code"] == -32600)
        #expect(try await client.call("ping")["result"] == [:])
    }

    @Test("are answered without those that were cancelled, and not at all where nothing is to be answered")
    func cancelled() async throws {
        let client = try await TestClient.introduced(revision: "2025-03-26")
        let cancellation: JSONValue = [
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1],
        ]
        client.send([
            request(1, "tools/call", TestClient.call("wait", ["signal": "batch"])), request(2, "ping"), cancellation,
        ])
        #expect(ids(try await client.next()) == [2])
        client.send([cancellation, ["jsonrpc": "2.0", "method": "notifications/none"]])
        client.send([request(1, "tools/call", TestClient.call("wait", ["signal": "batch 2"])), cancellation])
        #expect(try await client.call("ping", id: "last")["result"] == [:])
        client.end()
        #expect(try await client.next() == nil)
    }

    @Test(
        "are refused where they are none, or the revision has none",
        arguments: ["2025-03-26", "2025-06-18", "2025-11-25"])
    func refused(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision)
        let others: [JSONValue] = revision == "2025-03-26" ? [[]] : [[], [request(1, "ping")]]
        for other in others {
            client.send(other)
            let answer = try #require(try await client.next())
            #expect(answer["id"] == .null && answer["error"]?["code"] == -32600)
        }
    }
}
