import IntentRuntime
import JSON
import MCPClients
import Testing

@Suite("Revisions that MCP servers speak")
struct RevisionTests {
    private let folder: ServerFolder

    init() throws {
        folder = try ServerFolder()
    }

    @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
    func `A server may answer with any revision that begins with a handshake`(_ revision: String) async throws {
        let app = try folder.app(
            handling: """
                if method == "initialize":
                    initialize(id, params, revision="\(revision)")
                    return True
                """)
        #expect(try await app.run("go").dialog == "fine")
        let received = try folder.received()
        #expect(received[0]["params"]?["protocolVersion"] == "2025-11-25")
        #expect(received[0]["params"]?["capabilities"]?["elicitation"] != nil)
        #expect(received[1]["method"] == "notifications/initialized")
    }

    @Test(arguments: ["2019-01-01", "2026-07-28", ""])
    func `A revision that was never offered is refused, with those that are spoken`(_ revision: String) async throws {
        let app = try folder.app(
            handling: """
                if method == "initialize":
                    initialize(id, params, revision="\(revision)")
                    return True
                """)
        let error = try #require(await app.failure(of: "go"))
        #expect(error.contains("the MCP server 'harbour'"))
        #expect(error.contains("'\(revision)'") && error.contains("2024-11-05"))
    }

    private static let stateless = """
        if method == "initialize":
            error(id, -32601, "no handshakes here")
        elif params["_meta"]["io.modelcontextprotocol/protocolVersion"] != "2026-07-28":
            error(id, -32022, "unsupported")
        elif method == "server/discover":
            result(id, {"resultType": "complete", "supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}})
        elif method == "tools/call" and params["name"] == "stay":
            given = params.get("inputResponses")
            if given is None:
                result(id, {"resultType": "input_required", "requestState": "s1", "inputRequests": {"name": {
                    "method": "elicitation/create", "params": {"message": "Who?", "requestedSchema": {
                        "type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}}}}})
            elif params["requestState"] == "s1":
                result(id, text(json.dumps(given), resultType="complete"))
        else:
            return False
        return True
        """

    @Test func `A server that knows no handshake is spoken with all the same`() async throws {
        let app = try folder.app(handling: Self.stateless)
        #expect(try await app.run("go").dialog == "fine")
        #expect(!(try folder.received().contains { $0["method"] == "notifications/initialized" }))
    }

    @Test func `A question of a stateless server is put, and the call sent again with the answer`() async throws {
        let app = try folder.app(handling: Self.stateless)
        let person = Person(values: ["Ada"])
        let answer = try JSONValue(parsing: try #require(try await app.run("stay", as: person).dialog))
        #expect(answer == ["name": ["action": "accept", "content": ["name": "Ada"]]])
        #expect(person.questions.count == 1)
    }
}
