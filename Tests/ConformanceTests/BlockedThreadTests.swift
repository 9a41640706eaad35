import JSON
import Testing

/// A server whose tools keep the threads that they run on.
@Suite(.timeLimit(.minutes(2)))
struct BlockedThreadTests {
    /// How long a call keeps its thread, in seconds: so long that an intent's clock ends before.
    private static let time = 60

    /// Calls the tool so often, and waits until each call has told that it keeps its thread.
    ///
    /// - Returns: The ids of the calls.
    private func block(_ count: Int, _ client: ConformanceClient) async throws -> [JSONValue] {
        let told = client.upcoming()
        let ids = (1...count).map { JSONValue.string("blocked \($0)") }
        for id in ids {
            let arguments: JSONValue = ["seconds": .integer(Self.time)]
            client.open(
                "tools/call", ["name": "test_block_thread", "arguments": arguments, "_meta": ["progressToken": id]],
                id: id)
        }
        var waiting = Set(ids)
        for await message in told where message["method"] == "notifications/progress" {
            if let token = message["params"]?["progressToken"], message["params"]?["progress"]?.double ?? 0 > 0 {
                waiting.remove(token)
            }
            if waiting.isEmpty { return ids }
        }
        throw ConformanceClient.Ended()
    }

    @Test(arguments: [1, 8])
    func `Pings and calls are answered while tools keep their threads, and what is cancelled is let go`(
        _ count: Int
    ) async throws {
        try await ConformanceClient.run(.november2025) { client in
            let ids = try await block(count, client)
            #expect(try await client.result("ping") == [:])
            #expect(try await client.tool("test_simple_text")["isError"]?.bool != true)
            #expect(client.unawaited == [], "nothing waited for what keeps its thread")
            for id in ids { client.notify("notifications/cancelled", ["requestId": id]) }
            // An id is refused while its request is open.
            for id in ids { #expect(try await client.exactMessage("ping", [:], id: id)["result"] == [:]) }
            #expect(client.unawaited == [], "what is cancelled is not answered")
        }
    }
}
