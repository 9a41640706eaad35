import Foundation
import IntentRuntime
import JSON
import Testing

@testable import ModelContextProtocol

/// Progress is reported by intents that the system does not run yet in this way, so the session is told directly.
@Suite("Progress", .timeLimit(.minutes(1)))
struct ProgressTests {
    private let pipe = Pipe()
    private let session: Session
    private let outbox: Outbox

    init() {
        outbox = Outbox(output: pipe.fileHandleForWriting.fileDescriptor) {}
        session = Session(server: MCPServer(system: IntentSystem(catalog: .library)))
    }

    private func call(_ signal: String, token: JSONValue?) {
        var metadata = TestClient.metadata().object ?? JSONObject()
        metadata["progressToken"] = token
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "tools/call",
            "params": TestClient.call("wait", ["signal": .string(signal)], metadata: .object(metadata)),
        ]
        session.receive(request.bytes, from: RequestOrigin(outbox))
    }

    private func messages() async throws -> [JSONValue] {
        session.endInput()
        await session.allAnswered()
        await outbox.allWritten()
        try pipe.fileHandleForWriting.close()
        let text = try #require(try pipe.fileHandleForReading.readToEnd())
        return try text.split(separator: UInt8(ascii: "\n")).map { try JSONValue(parsing: $0) }
    }

    @Test("rises, and ends with the answer", arguments: ["token", 7] as [JSONValue])
    func rising(_ token: JSONValue) async throws {
        let signal = "progress \(token.text)"
        call(signal, token: token)
        await Signal.named(signal).started()
        session.report(0.25, "a quarter", of: 1)
        session.report(0.25, "still", of: 1)
        session.report(0.1, "back", of: 1)
        session.report(nil, "somewhere", of: 1)
        session.report(.nan, nil, of: 1)
        session.report(1, nil, of: 1)
        session.report(0.5, nil, of: 99)
        Signal.named(signal).give()
        session.endInput()
        await session.allAnswered()
        session.report(2, "late", of: 1)
        let messages = try await messages()
        #expect(messages.last?["result"] != nil)
        let notes = messages.dropLast()
        #expect(
            notes.allSatisfy { $0["method"] == "notifications/progress" && $0["params"]?["progressToken"] == token })
        let numbers = notes.compactMap { $0["params"]?["progress"]?.double }
        #expect(numbers.count == 3 && numbers.first == 0.25 && numbers.last == 1)
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<))
        #expect(notes.first?["params"]?["message"] == "a quarter" && notes.first?["params"]?["total"] == 1)
    }

    @Test("is not told to a client that did not ask for it")
    func noToken() async throws {
        call("no token", token: nil)
        await Signal.named("no token").started()
        session.report(0.5, "half", of: 1)
        Signal.named("no token").give()
        #expect(try await messages().count == 1)
    }

    @Test("wants a token that is a string or a whole number")
    func wrongToken() async throws {
        call("wrong token", token: [:])
        let messages = try await messages()
        #expect(messages.first?["error"]?["code"] == -32602)
    }
}
