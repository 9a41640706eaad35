import AppIntents
import IntentRuntime
import JSON
import Synchronization
import Testing

@Suite("What is told of a call to whoever decides on it", .timeLimit(.minutes(1)))
struct AdmissionTests {
    /// Lets everything run, and notes what was asked.
    private final class Notes: Gatekeeper, Sendable {
        private let noted = Mutex<[AdmissionRequest]>([])

        var requests: [AdmissionRequest] { noted.withLock(\.self) }

        func authenticate(
            for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
        ) async throws {}

        func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
            noted.withLock { $0.append(request) }
        }
    }

    private static let repeating: JSONValue = ["text": "a", "count": 1]

    @Test("is the client's name, however it introduces itself", arguments: [true, false])
    func requester(_ isStateless: Bool) async throws {
        let notes = Notes()
        let client =
            isStateless
            ? TestClient(gatekeeper: notes) : try await TestClient.introduced(gatekeeper: notes)
        _ = try await client.tool(
            "repeat", Self.repeating, metadata: isStateless ? TestClient.metadata() : nil)
        #expect(notes.requests.map(\.requester) == ["test"])
        #expect(notes.requests.map(\.hasReadForeignText) == [false])
    }

    @Test("is that the client has read foreign text, from then on")
    func foreign() async throws {
        let notes = Notes()
        let client = try await TestClient.introduced(gatekeeper: notes)
        _ = try await client.tool("repeat", Self.repeating)
        _ = try await client.tool("findBook", ["text": "harbour"])
        _ = try await client.tool("repeat", Self.repeating)
        #expect(notes.requests.map(\.hasReadForeignText) == [false, true])
    }

    @Test("has what may leave the machine refused then, unless the person says yes")
    func asked() async throws {
        let client = try await TestClient.introduced()
        let before = try await client.tool("repeat", Self.repeating)
        #expect(before["result"]?["isError"] != true)
        _ = try await client.tool("findBook", ["text": "harbour"])
        let after = try await client.tool("repeat", Self.repeating)
        #expect(after["result"]?["isError"] == true)
        #expect(
            after["result"]?["content"]?.array?.first?["text"]?.string?.contains("must be confirmed by the person")
                == true)
    }

    @Test("is not that it is confirmed: a model's word is no argument", arguments: ["confirm", "confirmed", "yes"])
    func confirm(_ name: String) async throws {
        let client = try await TestClient.introduced()
        let arguments = JSONObject([("entities", .array([TestClient.uri("shelf/34")])), (name, .bool(true))])
        let answer = try await client.tool("deleteBooks", .object(arguments))
        #expect(answer["result"]?["isError"] == true)
        #expect(answer["result"]?["content"]?.array?.first?["text"]?.string?.contains("'\(name)'") == true)
        #expect(!DeleteBooksIntent.hasDeleted("shelf/34"))
    }

    @Test("A no that the client gave says how the person is asked outside it")
    func declined() async throws {
        let client = try await TestClient.introduced(capabilities: ["elicitation": [:]])
        client.request("tools/call", TestClient.call("deleteBooks", ["entities": [TestClient.uri("shelf/35")]]), id: 1)
        let question = try await client.first { $0["method"] == "elicitation/create" }
        client.send(["jsonrpc": "2.0", "id": try #require(question["id"]), "result": ["action": "decline"]])
        let text = try await client.answer(to: 1)["result"]?["content"]?.array?.first?["text"]?.string
        #expect(text?.contains("\"ask\": \"outside\"") == true)
        #expect(!DeleteBooksIntent.hasDeleted("shelf/35"))
    }

    @Test("Where only reading is allowed, there is no tool that changes something")
    func readOnly() async throws {
        var policy = RunPolicy()
        policy.isReadOnly = true
        let client = try await TestClient.introduced(
            catalog: IntentCatalog.library.removing(where: policy.removes))
        let tools = try await client.call("tools/list")["result"]?["tools"]?.array ?? []
        #expect(tools.compactMap { $0["name"]?.string } == [TestClient.toolName("findBook"), "read_resource"])
    }
}
