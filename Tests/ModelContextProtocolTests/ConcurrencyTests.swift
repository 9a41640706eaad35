import JSON
import Testing

@Suite("While a tool runs", .timeLimit(.minutes(2)))
struct ConcurrencyTests {
    @Test("a ping is answered")
    func ping() async throws {
        let client = try await TestClient.introduced()
        client.request("tools/call", TestClient.call("wait", ["signal": "ping"]), id: 1)
        await Signal.named("ping").started()
        #expect(try await client.call("ping", id: 2)["result"] == [:])
        #expect(try await client.tool("addBook", ["title": "A"])["result"]?["isError"] == false)
        Signal.named("ping").give()
        #expect(try await client.answer(to: 1)["result"]?["isError"] == false)
    }

    @Test("cancelling stops it, and it is not answered", arguments: [true, false])
    func cancel(_ isStateless: Bool) async throws {
        let name = "cancel \(isStateless)"
        let client = isStateless ? TestClient() : try await TestClient.introduced()
        let metadata: JSONValue? = isStateless ? TestClient.metadata() : Optional.none
        client.request("tools/call", TestClient.call("wait", ["signal": .string(name)], metadata: metadata), id: 1)
        await Signal.named(name).started()
        client.send([
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1, "reason": "enough"],
        ])
        await Signal.named(name).cancelled()
        client.request("tools/list", .object(JSONObject(metadata.map { [("_meta", $0)] } ?? [])), id: 2)
        #expect(try await client.next()?["id"] == 2)
        client.end()
        #expect(try await client.next() == nil)
    }

    @Test("two hundred others with long answers to a slow reader come whole, each once")
    func manyAnswers() async throws {
        let client = TestClient(confirmsEverything: true, isReading: false)
        for number in 0..<200 {
            client.request(
                "tools/call",
                TestClient.call(
                    "repeat", ["text": .string("\(number)\n\"ü"), "count": 2_000], metadata: TestClient.metadata()),
                id: .integer(number))
        }
        client.startReading()
        var seen: Set<Int> = []
        for _ in 0..<200 {
            let answer = try #require(try await client.next())
            let number = try #require(answer["id"]?.integer)
            #expect(seen.insert(number).inserted)
            let text = answer["result"]?["structuredContent"]?["value"]?.string
            #expect(text == String(repeating: "\(number)\n\"ü", count: 2_000))
        }
        client.end()
        #expect(try await client.next() == nil)
    }

    @Test("more requests than can wait are refused, and all are answered")
    func flood() async throws {
        let client = try await TestClient.introduced()
        let count = 1100
        for number in 0..<count {
            client.request("tools/call", TestClient.call("wait", ["signal": "flood"]), id: .integer(number))
        }
        let refused = try await client.first { $0["error"] != nil }
        #expect(refused["error"]?["code"] == -32603)
        #expect(try await client.call("ping")["result"] == [:])
        Signal.named("flood").give()
        for _ in 1..<count { #expect(try await client.first { $0["id"] != nil } != .null) }
    }
}
