import Foundation
import IntentJournal
import IntentRuntime
import JSON
import Testing

@Suite("A call that is repeated", .timeLimit(.minutes(1)), .serialized)
final class OnceTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)")
    private let journal: SQLiteJournal

    init() throws {
        journal = try SQLiteJournal(path: folder.appendingPathComponent("journal.sqlite").path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private static let ranBefore = "org.swift-app-intents/ranBefore"

    private static func key(_ key: JSONValue) -> JSONValue {
        .object(JSONObject([("org.swift-app-intents/idempotencyKey", key)]))
    }

    private static func again(_ flag: JSONValue) -> JSONValue {
        .object(JSONObject([("org.swift-app-intents/again", flag)]))
    }

    @Test("is given the first answer, which says so in words and in _meta", arguments: ["2024-11-05", "2025-11-25"])
    func once(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision, journal: journal)
        let arguments: JSONValue = ["text": .string(revision), "count": 2]
        let first = try await client.tool("repeat", arguments)["result"]
        let second = try await client.tool("repeat", arguments)["result"]
        #expect(first?["_meta"]?[Self.ranBefore] == nil)
        #expect(second?["_meta"]?[Self.ranBefore]?.string != nil)
        #expect(second?["isError"] == false)
        let words = try FencedWords(second?["content"]?.array?[0]["text"]?.string, of: second)
        #expect(words.own.contains("nothing was done now") && words.own.contains("'again': true"))
        #expect(words.contents.first == revision + revision)
        #expect(try journal.entries().count == 1)
        if revision == "2025-11-25" {
            #expect(second?["structuredContent"]?["ranBefore"] == second?["_meta"]?[Self.ranBefore])
            #expect(second?["structuredContent"]?["value"] == first?["structuredContent"]?["value"])
        }
    }

    @Test("is given it in another session of a client of the same name, and another client is not")
    func sessions() async throws {
        let arguments: JSONValue = ["text": "a", "count": 1]
        for name in ["one", "one", "two"] {
            let client = try await TestClient.introduced(journal: journal, information: ["name": .string(name)])
            _ = try await client.tool("repeat", arguments)
        }
        #expect(try journal.entries().map(\.requester) == ["two", "one"])
    }

    @Test("on purpose is made anew, by the argument or by _meta")
    func again() async throws {
        let client = try await TestClient.introduced(confirmsEverything: true, journal: journal)
        let arguments: JSONValue = ["text": "a", "count": 1]
        _ = try await client.tool("repeat", arguments)
        let byArgument = try await client.tool("repeat", ["text": "a", "count": 1, "again": true])["result"]
        let byMetadata = try await client.tool("repeat", arguments, metadata: Self.again(true))["result"]
        for result in [byArgument, byMetadata] {
            #expect(result?["isError"] == false && result?["_meta"]?[Self.ranBefore] == nil)
        }
        #expect(try journal.entries().count == 3)
        #expect(try journal.entries().allSatisfy { $0.values["again"] == nil })
    }

    @Test("under a key of the client's is given its answer, whatever the values")
    func key() async throws {
        let client = try await TestClient.introduced(journal: journal)
        let first = try await client.tool("repeat", ["text": "a", "count": 1], metadata: Self.key("k"))["result"]
        let second = try await client.tool("repeat", ["text": "b", "count": 1], metadata: Self.key("k"))["result"]
        #expect(second?["structuredContent"]?["value"] == first?["structuredContent"]?["value"])
        #expect(second?["_meta"]?[Self.ranBefore] != nil)
        #expect(try journal.entries().map(\.idempotencyKey) == ["k"])
    }

    @Test(
        "with a key that is none is not made",
        arguments: [
            key(""), key(5), key([]), key(.string(String(repeating: "k", count: 501))), again("yes"), again(1),
            ["org.swift-app-intents/again": true, "org.swift-app-intents/idempotencyKey": "k"],
        ] as [JSONValue])
    func badKey(_ metadata: JSONValue) async throws {
        let client = try await TestClient.introduced(journal: journal)
        let answer = try await client.tool("repeat", ["text": "a", "count": 1], metadata: metadata)
        #expect(answer["error"]?["code"] == -32602)
        #expect(try journal.entries().isEmpty)
    }

    @Test("waits for the first, and both are given one answer")
    func waiting() async throws {
        let client = try await TestClient.introduced(journal: journal)
        client.request("tools/call", TestClient.call("wait", ["signal": "once"]), id: 1)
        await Signal.named("once").started()
        client.request("tools/call", TestClient.call("wait", ["signal": "once"]), id: 2)
        _ = try await client.call("ping")
        Signal.named("once").give()
        let first = try await client.answer(to: 1)["result"]
        let second = try await client.answer(to: 2)["result"]
        #expect(second?["structuredContent"]?["value"] == first?["structuredContent"]?["value"])
        #expect(try journal.entries().count == 1)
    }

    @Test("after it was cancelled is made, and the journal has both")
    func cancelled() async throws {
        let client = try await TestClient.introduced(journal: journal)
        client.request("tools/call", TestClient.call("wait", ["signal": "taken back"]), id: 1)
        await Signal.named("taken back").started()
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1]])
        await Signal.named("taken back").cancelled()
        while try journal.entries().first?.state == .running { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try journal.entries().map(\.state) == [.cancelled])
        Signal.named("taken back").give()
        let result = try await client.tool("wait", ["signal": "taken back"])["result"]
        #expect(result?["_meta"]?[Self.ranBefore] == nil)
        #expect(try journal.entries().map(\.state) == [.done, .cancelled])
    }

    @Test("to answer a question is no repeat")
    func resumed() async throws {
        let client = TestClient(confirmsEverything: true, journal: journal)
        let metadata = TestClient.metadata(capabilities: ["elicitation": ["form": [:]]])
        var words: [JSONValue?] = []
        for text in ["x", "y"] {
            let call = TestClient.call("repeat", ["count": 2], metadata: metadata)
            let asked = try await client.call("tools/call", call)["result"]
            #expect(asked?["resultType"] == "input_required")
            var members = try #require(call.object)
            members["requestState"] = asked?["requestState"]
            members["inputResponses"] = [
                "text": ["action": "accept", "content": ["text": .string(text)]]
            ]
            let result = try await client.call("tools/call", .object(members))["result"]
            #expect(result?["_meta"]?[Self.ranBefore] == nil)
            words.append(result?["structuredContent"]?["value"])
        }
        #expect(words == ["xx", "yy"])
        #expect(try journal.entries().map(\.state) == [.done, .done])
        #expect(try journal.entries().allSatisfy { $0.requester == "test" })
    }

    @Test(
        "is told apart by the client's name, on one line and not too long",
        arguments: [
            (["name": "claude-code", "version": "2"], "claude-code"),
            (["name": "claude-code", "title": "Claude Code"], "Claude Code"),
            (["name": "  two\n lines "], nil), ([:], "an assistant"), (["name": ""], "an assistant"),
            (["name": 5], "an assistant"), (["name": .string(String(repeating: "n", count: 300))], nil),
        ] as [(JSONValue, String?)])
    func requester(_ information: JSONValue, _ name: String?) async throws {
        let client = try await TestClient.introduced(journal: journal, information: information)
        _ = try await client.tool("repeat", ["text": "a", "count": 1])
        let requester = try #require(journal.entries().first).requester
        if let name { #expect(requester == name) }
        #expect((1...60).contains(requester.count) && !requester.contains("\n"))
    }
}
