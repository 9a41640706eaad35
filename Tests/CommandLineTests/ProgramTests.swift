import Foundation
import JSON
import Testing

@Suite("A program that is an app, by itself", .serialized)
struct ProgramTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    private func run(_ arguments: String..., input: String = "") async throws -> Tool.Result {
        try await Tool.run(arguments, of: "Quayside", environment: desk.environment(), in: desk.root, input: input)
    }

    @Test("It says what it holds, how to run it, how to serve it and how to join it", arguments: [[], ["--help"]])
    func help(_ arguments: [String]) async throws {
        let result = try await Tool.run(arguments, of: "Quayside", environment: desk.environment(), in: desk.root)
        #expect(result.status == 0)
        #expect(result.output.contains("ReserveBerth --berth BerthEntity [--nights INTEGER] [--kind BoatKind]"))
        #expect(result.output.contains("run INTENT"))
        #expect(result.output.contains("serve"))
        #expect(result.output.contains(#"{"apps": {"quayside": {"command": "/"#))
    }

    @Test("It lists, describes, finds and shows")
    func shows() async throws {
        #expect(try await run("list").output.contains("ReserveBerth"))
        #expect(try await run("list", "--json").json["intents"]?.array?.isEmpty == false)
        #expect(try await run("describe", "BoatKind").output.contains("Sailing boat"))
        #expect(try await run("run", "ReserveBerth", "--help").output.contains("--nights"))
        let found = try await run("find", "BerthEntity", "berth", "--where", "kind = motor", "--json").json
        #expect(found.array?.map { $0["uri"] } == ["appintents://quayside/BerthEntity/A2"])
        #expect(try await run("get", "appintents://quayside/BerthEntity/A2").output.hasPrefix("Berth A2\n"))
    }

    @Test("It runs its intents, and ends as 'appintents' does where that cannot be")
    func runs() async throws {
        let result = try await run("run", "ReserveBerth", "--berth", "A1", "--arguments", #"{"nights": 2}"#)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("Berth A1 is yours for 2 nights.\nBerth A1\n"))
        #expect(try await run("run", "TellDuty", "--json").json["value"] == "Ida")
        #expect(try await run("run", "RunAground").status == 1)
        #expect(try await run("run", "ReserveBerth").status == 3)
        #expect(try await run("run", "DeleteBerth", "--entities", "A1").status == 4)
        #expect(try await run("run", "DeleteBerth", "--entities", "A1", "--yes").status == 0)
        let unknown = try await run("swim")
        #expect(unknown.status == 2)
        #expect(unknown.complaints.hasPrefix("Quayside: there is no command 'swim'; did you mean"))
    }

    @Test("It speaks MCP")
    func serves() async throws {
        let requests = """
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}
            {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "quayside_echoText", "arguments": {"value": "ahoy"}}}

            """
        let result = try await run("serve", input: requests)
        let answers = try result.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        #expect(answers.first?["result"]?["serverInfo"]?["name"] == "Quayside")
        #expect(answers.last?["result"]?["structuredContent"]?["value"]?.string?.contains("ahoy") == true)
    }
}
