import CommandFixtures
import Foundation
import JSON
import StreamableHTTP
import Testing

@Suite("serve --http and token", .timeLimit(.minutes(3)))
struct CommandTests {
    private static let discovery = HTTPRequest.stateless("server/discover")

    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test(
        "A server says where it listens, serves the notes, and ends when it is told to", arguments: [SIGTERM, SIGINT])
    func serve(_ signal: Int32) async throws {
        let server = try ServingCommand(desk, ["serve", "--http", "127.0.0.1:0"])
        let port = try await server.port()
        let found = try await HTTPConnection(port: port).ask(
            .stateless("tools/call", ["name": "notes_findNote", "arguments": [:]]))
        #expect(found.status == 200)
        #expect(try found.json["result"]?["structuredContent"]?["items"]?.array?.isEmpty == false)
        let made = try await desk.run("token", "create", "laptop")
        #expect(made.status == 0)
        let secret = made.output.trimmingCharacters(in: .whitespacesAndNewlines)
        let idle = try HTTPConnection(port: port)
        #expect(try await idle.ask(Self.discovery).status == 401)
        #expect(try await idle.ask(Self.discovery.with(["Authorization": "Bearer \(secret)"])).status == 200)
        kill(server.processIdentifier, signal)
        let (status, words) = try await server.ended()
        #expect(status == 0)
        #expect(words.contains("ending"))
    }

    @Test("Memory that many connections needed goes back to the system once they have ended")
    func memory() async throws {
        let server = try ServingCommand(desk, ["serve", "--http", "127.0.0.1:0"])
        let port = try await server.port()
        var connections = try (0..<400).map { _ in try HTTPConnection(port: port) }
        for connection in connections { #expect(try await connection.ask(Self.discovery).status == 200) }
        let most = try server.memory
        connections = []
        // Each had 8 KiB for the heads of its requests alone.
        try await eventually(every: .milliseconds(200)) { try server.memory < most - 400 * 4096 }
    }

    @Test("Beyond this machine a token is needed, and the line is said not to be encrypted")
    func beyond() async throws {
        let refused = try await desk.run("serve", "--http", "0.0.0.0:0")
        #expect(refused.status == 2)
        #expect(refused.complaints.contains("appintents token create"))
        #expect(try await desk.run("token", "create").status == 0)
        let without = try await desk.run("serve", "--http", "0.0.0.0:0", "--no-token")
        #expect(without.status == 2 && without.complaints.contains("cannot be left out"))
        let server = try ServingCommand(desk, ["serve", "--http", "0.0.0.0:0"])
        let port = try await server.port()
        #expect(try await HTTPConnection(port: port).ask(Self.discovery).status == 401)
        kill(server.processIdentifier, SIGTERM)
        let (status, words) = try await server.ended()
        #expect(status == 0 && words.contains("not encrypted"))
    }

    @Test(
        "What will not do is refused with what would",
        arguments: [
            (["serve", "--http", "example.com:80"], "an IP address and a port"),
            (["serve", "--http", "127.0.0.1:0", "--rate", "-1"], "a whole number"),
            (["serve", "--http", "127.0.0.1:0", "--allow-origin", "chat.example.com"], "a scheme and a host"),
            (["serve", "--no-token"], "--no-token without --http"),
            (["serve", "--allow-host", "x"], "--allow-host without --http"),
            (["token", "rotate"], "the name of a token"),
            (["token", "revoke", "nobody"], "there is no token 'nobody'"),
            (["token", "nonsense"], "does not know what to do with 'nonsense'"),
            (["token", "create", "a b"], "cannot name a token"), (["token", "list", "x"], "'x'"),
            (["token", "create", "x", "--grace", "5"], "--grace"),
            (["token", "rotate", "x", "--grace", "soon"], "a number of seconds"),
        ])
    func refusals(_ words: [String], _ complaint: String) async throws {
        let result = try await Tool.run(
            ["--notes", desk.notes.path] + words, environment: desk.environment(), in: desk.root)
        #expect(result.status == 2)
        #expect(result.complaints.contains(complaint))
    }

    @Test("Tokens are made, listed, replaced and taken away")
    func tokens() async throws {
        let none = try await desk.runBare("token", "list")
        #expect(none.status == 0 && none.complaints.contains("There are no tokens."))
        let first = try await desk.runBare("token", "create", "--json").json
        #expect(first["name"] == "default")
        #expect(first["token"]?.string?.hasPrefix("appintents_") == true)
        let second = try await desk.runBare("token", "create", "laptop").output
        let third = try await desk.runBare("token", "rotate", "laptop", "--grace", "3600").output
        #expect(second.hasPrefix("appintents_") && third.hasPrefix("appintents_") && second != third)
        let list = try await desk.runBare("token", "list", "--json").json
        #expect(list.array?.compactMap { $0["name"]?.string } == ["default", "laptop"])
        #expect(list.array?.last?["formerEnd"]?.string != nil)
        #expect(try await desk.runBare("token", "revoke", "default").status == 0)
        let left = try await desk.runBare("token", "list")
        #expect(left.output.contains("laptop") && !left.output.contains("default"))
        #expect(try await desk.runBare("token", "create", "laptop").complaints.contains("already"))
    }
}
