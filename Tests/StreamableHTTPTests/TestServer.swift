import AppIntents
import Foundation
import IntentJournal
import IntentRuntime
import JSON
import ModelContextProtocol
import StreamableHTTP
import Testing

/// A server in this process on a port of its own, with its tokens and journal in a folder that is removed afterwards.
final class TestServer: Sendable {
    let folder: URL
    let tokens: TokenStore
    let journal: SQLiteJournal
    let server: StreamableHTTPServer
    private let offered: MCPServer
    /// The tokens that it began with, by name.
    let secrets: [String: String]

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - options: What it takes.
    ///   - names: The names of the tokens that it begins with.
    init(_ options: StreamableHTTPOptions = StreamableHTTPOptions(), tokens names: [String] = []) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("http-\(UUID().uuidString)")
        tokens = TokenStore(path: folder.appendingPathComponent("tokens.json").path)
        journal = try SQLiteJournal(path: folder.appendingPathComponent("journal.sqlite").path)
        var secrets: [String: String] = [:]
        for name in names { secrets[name] = try tokens.create(name) }
        self.secrets = secrets
        let catalog = IntentCatalog(types: [GetEchoIntent.self, HoldIntent.self, HaulIntent.self, HailIntent.self])
        offered = MCPServer(
            system: IntentSystem(catalog: catalog, journal: journal, gatekeeper: PolicyGatekeeper()))
        server = try StreamableHTTPServer(
            offered, at: try #require(HTTPAddress("127.0.0.1:0")), tokens: tokens, options: options)
    }

    deinit {
        let (server, folder) = (server, folder)
        Task {
            await server.stop(grace: .zero)
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// Starts another server that offers the same.
    func another(
        at address: HTTPAddress, _ tokens: TokenStore, _ options: StreamableHTTPOptions = StreamableHTTPOptions()
    ) throws -> StreamableHTTPServer {
        try StreamableHTTPServer(offered, at: address, tokens: tokens, options: options)
    }

    /// A new connection.
    func connect() throws -> HTTPConnection { try HTTPConnection(port: server.address.port) }

    /// Sends a request over a connection of its own and waits for the answer.
    func ask(_ request: HTTPRequest) async throws -> HTTPResponse { try await connect().ask(request) }

    /// Opens a session; its id.
    func introduce(
        revision: String = "2025-11-25", capabilities: JSONValue = [:], fields: [String: String] = [:]
    ) async throws -> String {
        let answer = try await ask(Self.introduction(revision, capabilities).with(fields))
        try #require(answer.status == 200)
        try #require(try answer.json["result"]?["protocolVersion"]?.string == revision)
        let id = try #require(answer.fields["mcp-session-id"])
        let note = HTTPRequest(["jsonrpc": "2.0", "method": "notifications/initialized"])
            .with(["Mcp-Session-Id": id, "MCP-Protocol-Version": revision]).with(fields)
        let taken = try await ask(note)
        try #require(taken.status == 202 && taken.body.isEmpty)
        return id
    }

    /// A request that opens a session.
    static func introduction(_ revision: String = "2025-11-25", _ capabilities: JSONValue = [:]) -> HTTPRequest {
        .legacy(
            "initialize",
            [
                "protocolVersion": .string(revision), "capabilities": capabilities,
                "clientInfo": ["name": "test", "version": "1"],
            ], session: nil)
    }
}
