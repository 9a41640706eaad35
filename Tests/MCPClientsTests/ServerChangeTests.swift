import IntentRuntime
import JSON
import MCPClients
import Testing

@Suite("What an MCP server says to have changed", .timeLimit(.minutes(1)))
struct ServerChangeTests {
    @Test(
        arguments: [
            ("notifications/tools/list_changed", "{}", .intents),
            ("notifications/resources/list_changed", "{}", .entities(app: "harbour", type: "Resource")),
            (
                "notifications/resources/updated", "{'uri': 'harbour:///west'}",
                .entity(uri: "appintents://harbour/Resource/harbour%3A%2F%2F%2Fwest")
            ),
        ] as [(String, String, SystemChange)])
    func `It is told to whoever listens`(_ method: String, _ parameters: String, _ change: SystemChange) async throws {
        let folder = try ServerFolder()
        let app = try folder.app(
            handling: """
                if method == "tools/call":
                    notify("\(method)", \(parameters))
                    result(id, text("fine"))
                    return True
                """)
        let system = IntentSystem(catalog: try await app.offer().catalog, connections: [app])
        let (changes, continuation) = AsyncStream.makeStream(of: SystemChange.self)
        let listening = system.changes.listen { continuation.yield($0) }
        _ = try await app.run("go")
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == change)
        withExtendedLifetime(listening) {}
    }
}
