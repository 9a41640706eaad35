import JSON
import Testing

@Suite("The transport", .timeLimit(.minutes(1)))
struct TransportTests {
    private let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#

    @Test("skips a line of five million bytes, says why, and goes on")
    func longLine() async throws {
        let client = TestClient()
        client.send(raw: #"{"jsonrpc":"2.0","id":9,"method":""# + String(repeating: "x", count: 5 << 20) + "\"}\n")
        let refusal = try #require(try await client.next())
        #expect(refusal["error"]?["code"] == -32600)
        #expect(refusal["error"]?["message"]?.string?.contains("4194304") == true)
        #expect(refusal["id"] == .null)
        #expect(try await client.call("ping")["result"] == [:])
    }

    @Test("takes a line of just the limit, and no more", arguments: [0, 1])
    func limit(_ excess: Int) async throws {
        let client = TestClient(lineLimit: ping.utf8.count + 10)
        client.send(raw: ping + String(repeating: " ", count: 10 + excess) + "\n")
        let answer = try #require(try await client.next())
        #expect((answer["error"] == nil) == (excess == 0))
    }

    @Test("takes messages in whatever pieces they come")
    func pieces() async throws {
        let client = TestClient()
        for character in ping + "\n" + ping.replacing("1}", with: "2}") { client.send(raw: String(character)) }
        client.send(raw: "\n")
        #expect(try await client.next()?["id"] == 1)
        #expect(try await client.next()?["result"] == [:])
    }

    @Test("leaves half a message at the end, and answers what came before")
    func halfMessage() async throws {
        let client = try await TestClient.introduced()
        client.request("tools/call", TestClient.call("wait", ["signal": "half"]), id: 1)
        client.send(raw: #"{"jsonrpc":"2.0","id":2,"meth"#)
        await Signal.named("half").started()
        client.end()
        Signal.named("half").give()
        #expect(try await client.next()?["id"] == 1)
        #expect(try await client.next() == nil)
        try await client.ended()
    }

    @Test("ends at once where nothing is open")
    func nothingOpen() async throws {
        let client = TestClient()
        client.end()
        try await client.ended()
        #expect(try await client.next() == nil)
    }

    @Test("ends quietly when the client takes no more")
    func clientGone() async throws {
        let client = TestClient(isReading: false)
        try await client.hangUp()
        client.request("ping", id: 1)
        try await client.ended()
    }

    @Test("does not wait for a tool that does not end")
    func slowTool() async throws {
        let client = TestClient(grace: .milliseconds(200))
        client.request(
            "tools/call", TestClient.call("wait", ["signal": "never"], metadata: TestClient.metadata()), id: 1)
        await Signal.named("never").started()
        client.end()
        try await client.ended()
        await Signal.named("never").cancelled()
        #expect(try await client.next() == nil)
    }

    @Test("ends when the task that serves is cancelled")
    func cancelled() async throws {
        let client = TestClient()
        #expect(try await client.call("ping")["result"] == [:])
        client.cancelServing()
        try await client.ended()
    }

    @Test("writes messages only, each on one line, whatever apps print")
    func noise() async throws {
        let client = try await TestClient.introduced()
        for number in 0..<5 {
            let title = "two\nlines \u{2028} and \(number)"
            let answer = try await client.tool("addBook", ["title": .string(title)], id: .integer(number))
            let told = try #require(answer["result"]?["structuredContent"]?["value"]?["title"]?.string)
            #expect(FencedWords.unescaped(told) == title)
        }
        client.end()
        // What is no JSON would be thrown here.
        #expect(try await client.next() == nil)
    }
}
