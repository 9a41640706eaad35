import Foundation
import JSON
import Testing

@Suite("An app of the configuration", .serialized)
struct JoinedAppTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
        try configure(#"{"apps": {"quay": {"command": "\#(Self.quayside)"}}}"#)
    }

    /// The app that the tests build.
    private static let quayside = Tool.path.deletingLastPathComponent().appendingPathComponent("Quayside").path

    /// Whether a process runs: one that nobody has waited for yet does not.
    private static func isRunning(_ number: Int32) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ") Z"
        return text.split(separator: ")").last?.hasPrefix(" Z") == false
    }

    private func configure(_ json: String) throws {
        let folder = desk.root.appendingPathComponent("config/appintents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: folder.appendingPathComponent("config.json"))
    }

    @Test("Its intents, entities, enums and shortcuts stand beside the built-in ones")
    func listed() async throws {
        let list = try await desk.runBare("list", "--json").json
        #expect(list["apps"]?.array?.compactMap { $0["id"]?.string } == ["notes", "quay"])
        let intents = list["intents"]?.array?.filter { $0["app"] == "quay" }.compactMap { $0["name"]?.string } ?? []
        #expect(intents.contains("ReserveBerth"))
        #expect(list["entities"]?.array?.contains { $0["name"] == "BerthEntity" } == true)
        #expect(list["enums"]?.array?.contains { $0["name"] == "BoatKind" } == true)
        let described = try await desk.runBare("describe", "quay/ReserveBerth")
        #expect(described.output.contains("--nights"))
        #expect(described.output.contains("default: 1"))
        let help = try await desk.runBare("run", "ReserveBerth", "--help")
        #expect(help.output.contains("--berth"))
    }

    @Test("Its entities are found and shown, and its intents run")
    func used() async throws {
        let found = try await desk.runBare("find", "BerthEntity", "--where", "kind = sail", "--json").json
        #expect(found.array?.map { $0["id"] } == ["A1", "B1"])
        let berth = try await desk.runBare("get", "appintents://quay/BerthEntity/A2")
        #expect(berth.output.hasPrefix("Berth A2\n"))
        let run = try await desk.runBare("run", "ReserveBerth", "--berth", "A1", "--nights", "3", "--json")
        #expect(run.status == 0)
        #expect(try run.json["value"]?["uri"] == "appintents://quay/BerthEntity/A1")
        let log = try await desk.runBare("log", "--json").json
        #expect(log.array?.first?["intent"] == "quay/ReserveBerth")
    }

    @Test("What it needs is asked for on the terminal, and what it deletes confirmed there")
    func asked() async throws {
        let terminal = try desk.terminal("run", "ReserveBerth")
        try await terminal.wait(for: "2. Berth B1")
        terminal.type("2")
        #expect(try await terminal.end() == 0, "\(terminal.shown)")
        #expect(terminal.shown.contains("Berth B1 is yours for 1 nights."))
        for (answer, status) in [("n", Int32(4)), ("y", 0)] {
            let terminal = try desk.terminal("run", "DeleteBerth", "--entities", "A1")
            try await terminal.wait(for: "Delete the berth 'Berth A1'? [y/N] ")
            terminal.type(answer)
            #expect(try await terminal.end() == status, "\(terminal.shown)")
        }
    }

    @Test("Errors end the command as those of built-in apps do")
    func errors() async throws {
        let missing = try await desk.runBare("run", "ReserveBerth")
        #expect(missing.status == 3)
        #expect(missing.complaints.contains("appintents://quay/BerthEntity/A1"))
        #expect(try await desk.runBare("run", "DeleteBerth", "--entities", "A1").status == 4)
        #expect(try await desk.runBare("run", "DeleteBerth", "--entities", "A1", "--yes").status == 0)
        #expect(try await desk.runBare("run", "ReserveBerth", "--colour", "red").status == 2)
        let crash = try await desk.runBare("run", "Sink")
        #expect(crash.status == 1)
        #expect(crash.complaints.contains("the app 'quay' was ended by signal 6"))
        #expect(crash.complaints.contains("Water in the hold"))
    }

    @Test("An app that cannot be joined is left out with words, and all else works")
    func leftOut() async throws {
        try configure(#"{"apps": {"gone": {"command": "/nowhere/gone"}}}"#)
        let list = try await desk.run("list", "apps", "--json")
        #expect(list.status == 0)
        #expect(try list.json.array?.map { $0["id"] } == ["notes"])
        #expect(list.complaints.hasPrefix("appintents: there is no program '/nowhere/gone'"))
        #expect(list.complaints.hasSuffix("; the app 'gone' is left out\n"))
    }

    @Test(
        "A section that means nothing is told by its member",
        arguments: [
            (#"[]"#, "'apps' must be an object"), (#"{"x": 1}"#, "'apps.x' must be an object"),
            (#"{"x": {}}"#, "'apps.x.command' must be"), (#"{"a b": {"command": "x"}}"#, "'apps.a b' is no id"),
            (#"{"notes": {"command": "x"}}"#, "'apps.notes' is the id of a built-in app"),
            (#"{"x": {"command": "x", "arguments": "y"}}"#, "'apps.x.arguments' must be a list"),
            (#"{"x": {"command": "x", "environment": {"A": 1}}}"#, "'apps.x.environment' must be"),
            (#"{"x": {"command": "x", "comand": "y"}}"#, "'apps.x.comand' means nothing"),
        ])
    func configuration(_ section: String, _ words: String) async throws {
        try configure(#"{"apps": \#(section)}"#)
        let result = try await desk.runBare("list")
        #expect(result.status == 2)
        #expect(result.complaints.contains(words), "\(result.complaints)")
    }

    @Test(
        "Its tools are served to assistants, and end with the server however that ends", arguments: [SIGKILL, SIGINT])
    func served(_ signal: Int32) async throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Tool.path
        process.arguments = ["serve"]
        process.environment = desk.environment()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        func send(_ id: Int, _ method: String, _ params: JSONValue) throws {
            let message: JSONValue = [
                "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params,
            ]
            try input.fileHandleForWriting.write(contentsOf: Data((message.text + "\n").utf8))
        }
        try send(
            1, "initialize",
            [
                "protocolVersion": "2025-11-25", "capabilities": [:],
                "clientInfo": ["name": "test", "version": "1"],
            ])
        try send(2, "tools/call", ["name": "quay_tellProcess", "arguments": [:]])
        var text = ""
        while text.count(where: \.isNewline) < 2 {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the server ended: \(text)")
            text += String(decoding: more, as: UTF8.self)
        }
        let answer = try JSONValue(parsing: String(text.split(whereSeparator: \.isNewline)[1]))
        let number = try #require(
            answer["result"]?["structuredContent"]?["value"]?.integer.map { Int32($0) }, "\(answer.text)")
        #expect(Self.isRunning(number))
        kill(process.processIdentifier, signal)
        // No orphan is left, whatever it was doing.
        while Self.isRunning(number) { try await Task.sleep(for: .milliseconds(10)) }
        process.waitUntilExit()
    }
}
