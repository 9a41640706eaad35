import Foundation
import IntentRuntime
import JSON
import Testing

@testable import ModelContextProtocol

/// What a session knows of what its client has read is for rules of this program, not for the client, so the session is asked directly.
@Suite("A session", .timeLimit(.minutes(1)))
struct ForeignReadingTests {
    private static let letter = "appintents://modelContextProtocolTests/LetterEntity/in%2Fhid%E2%80%AEden%20%E2%80%8B1"

    /// Whether a session knows, after one request, that its client has read content of the apps' data.
    private func hasRead(after method: String, _ parameters: JSONValue) async throws -> Bool {
        let pipe = Pipe()
        let outbox = Outbox(output: pipe.fileHandleForWriting.fileDescriptor) {}
        let session = Session(server: MCPServer(system: IntentSystem(catalog: .letters)))
        #expect(!session.hasReadForeignText)
        var members = parameters.object ?? JSONObject()
        members["_meta"] = TestClient.metadata()
        let request: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": .object(members)]
        session.receive(request.bytes, from: RequestOrigin(outbox))
        session.endInput()
        await session.allAnswered()
        await outbox.allWritten()
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd()?.isEmpty == false)
        return session.hasReadForeignText
    }

    @Test(
        "knows once its client has read content of the apps' data",
        arguments: [
            ("tools/call", TestClient.call("findLetter")),
            ("tools/call", TestClient.call("letterText", ["letter": "in"])),
            ("tools/call", TestClient.call("openLetter", ["letter": .string(letter)])),
            ("tools/call", TestClient.call("refuseLetter", ["letter": .string(letter)])),
            ("resources/list", [:]), ("resources/read", ["uri": .string(letter)]),
            ("resources/read", ["uri": .string(letter + "0")]),
        ] as [(String, JSONValue)])
    func read(_ method: String, _ parameters: JSONValue) async throws {
        #expect(try await hasRead(after: method, parameters))
    }

    @Test(
        "knows of none where the program spoke for itself",
        arguments: [
            ("tools/list", [:]), ("tools/call", TestClient.call("countLetters")), ("resources/templates/list", [:]),
            ("tools/call", TestClient.call("findLetter", ["text": "no such letter"])),
            ("tools/call", TestClient.call("countLetters", ["colour": "red"])),
        ] as [(String, JSONValue)])
    func own(_ method: String, _ parameters: JSONValue) async throws {
        #expect(try await !hasRead(after: method, parameters))
    }
}
