import Foundation
import JSON
import Testing

@Suite("The policy, and approve", .serialized)
struct PolicyCommandTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    private func configure(_ json: JSONValue) throws {
        let folder = desk.root.appendingPathComponent("config/appintents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(json.text.utf8).write(to: folder.appendingPathComponent("config.json"))
    }

    @Test("--read-only takes away all that changes something, and says so", arguments: [true, false])
    func readOnly(_ isOption: Bool) async throws {
        if !isOption { try configure(["policy": ["readOnly": true]]) }
        func run(_ words: String...) async throws -> Tool.Result {
            try await Tool.run(
                ["--notes", desk.notes.path] + (isOption ? ["--read-only"] : []) + words,
                environment: desk.environment(),
                in: desk.root)
        }
        let before = try desk.files()
        let listed = try await run("list", "intents", "--json").json.array ?? []
        #expect(listed.compactMap { $0["name"]?.string } == ["OpenNoteIntent"])
        for words in [["run", "notes.createNote", "--name", "X"], ["run", "DeleteNotesIntent", "--help"]] {
            let result = try await Tool.run(
                ["--notes", desk.notes.path] + (isOption ? ["--read-only"] : []) + words,
                environment: desk.environment(),
                in: desk.root)
            #expect(result.status == 2)
            #expect(result.complaints.contains("there is no intent named '\(words[1])'"))
            #expect(result.complaints.contains(isOption ? "--read-only takes it away" : "'readOnly' of the policy"))
        }
        #expect(try await run("find", "notes.note", "--json").status == 0)
        #expect(try desk.files() == before)
    }

    @Test("A server that only reads offers no tool that changes something")
    func serve() async throws {
        let messages: [JSONValue] = [
            [
                "jsonrpc": "2.0", "id": 1, "method": "initialize",
                "params": [
                    "protocolVersion": "2025-11-25", "capabilities": [:], "clientInfo": ["name": "t", "version": "1"],
                ],
            ],
            ["jsonrpc": "2.0", "id": 2, "method": "tools/list"],
            [
                "jsonrpc": "2.0", "id": 3, "method": "tools/call",
                "params": ["name": "notes_createNote", "arguments": ["name": "X"]],
            ],
        ]
        let result = try await desk.run(
            "--read-only", "serve", input: messages.map { $0.text + "\n" }.joined())
        let answers = try result.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        let tools = answers.first { $0["id"] == 2 }?["result"]?["tools"]?.array ?? []
        #expect(!tools.isEmpty)
        #expect(tools.allSatisfy { $0["annotations"]?["readOnlyHint"] == true })
        #expect(answers.first { $0["id"] == 3 }?["error"]?["message"]?.string?.contains("unknown tool") == true)
    }

    @Test(
        "A policy or authentication that cannot be read stops every command, and says which member is wrong",
        arguments: [
            (["policy": ["readonly": true]], "'readonly'"),
            (["policy": ["rules": [["app": "nots", "is": "asked"]]]], "'nots'"),
            (["policy": ["rules": [["intent": "notes.deleteNote", "is": "refused"]]]], "'notes.deleteNote'"),
            (["policy": ["rules": [["app": "notes", "is": "never"]]]], "policy.rules[0].is"),
            (["policy": ["recipients": "*"]], "policy.recipients"), (["authentication": "none"], "'authentication'"),
            (["authentication": ["pam": "../login"]], "'authentication'"),
        ] as [(JSONValue, String)])
    func wrong(_ json: JSONValue, _ words: String) async throws {
        try configure(json)
        let before = try desk.files()
        for command in [["run", "notes.createNote", "--name", "X"], ["list", "intents"], ["serve"]] {
            let result = try await Tool.run(
                ["--notes", desk.notes.path] + command, environment: desk.environment(), in: desk.root)
            #expect(result.status == 2)
            #expect(result.complaints.contains(words))
        }
        #expect(try desk.files() == before)
    }

    @Test("What waits is listed, shown in full on a terminal, approved there, and done once")
    func approve() async throws {
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew list")
        let asked = try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list")
        #expect(asked.status == 4)
        #expect(asked.complaints.contains("'appintents approve 1'"))
        let waiting = try await desk.runBare("approve", "--json").json.array ?? []
        #expect(waiting.map { $0["number"] } == [1])
        #expect(waiting.first?["question"]?.string?.contains("'Crew list'") == true)
        #expect(waiting.first?["requester"] == "terminal")
        #expect(try await desk.runBare("approve").output.contains("Delete the note 'Crew list'?"))

        let blind = try await desk.runBare("approve", "1")
        #expect(blind.status == 4)
        #expect(blind.complaints.contains("no terminal"))

        let terminal = try desk.terminal("approve", "1")
        try await terminal.wait(for: "Delete the note 'Crew list'? [y/N]")
        terminal.type("y")
        #expect(try await terminal.end() == 0)
        #expect(try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list").status == 0)
        #expect(try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list").status != 0)
        let again = try await desk.runBare("approve", "1", "--yes")
        #expect(again.status == 1)
        #expect(again.complaints.contains("nothing waits under 1"))
    }

    @Test("What is denied is refused, and not asked for again", arguments: [true, false])
    func deny(_ isOption: Bool) async throws {
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew list")
        _ = try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list")
        if isOption {
            #expect(try await desk.runBare("approve", "1", "--deny").status == 0)
        } else {
            let terminal = try desk.terminal("approve", "1")
            try await terminal.wait(for: "[y/N]")
            terminal.type("")
            #expect(try await terminal.end() == 0)
        }
        let refused = try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list")
        #expect(refused.status == 4)
        #expect(refused.complaints.contains("said no"))
        #expect(try await desk.runBare("approve").complaints.contains("Nothing waits."))
        #expect(try await desk.runBare("approve", "1", "--yes").complaints.contains("answered already"))
    }

    @Test(
        "A wrong word to approve is said",
        arguments: [
            (["approve", "seven"], 2), (["approve", "7"], 1), (["approve", "--deny"], 2), (["approve", "1", "2"], 2),
            (["approve", "1", "--deny", "--yes"], 2),
        ] as [([String], Int32)])
    func wrongWords(_ words: [String], _ status: Int32) async throws {
        let result = try await Tool.run(words, environment: desk.environment(), in: desk.root)
        #expect(result.status == status)
        #expect(!result.complaints.isEmpty)
    }

    @Test("A rule for an account lets notes of it be deleted without a question, and refuses for another")
    func account() async throws {
        try configure(["policy": ["rules": [["intent": "DeleteNotesIntent", "account": "Notes", "is": "allowed"]]]])
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew list", "--folder", "Harbour")
        #expect(try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list").status == 0)
        try configure(["policy": ["rules": [["account": "Notes", "is": "refused"]]]])
        let refused = try await desk.run("run", "notes.createNote", "--name", "Crew list", "--folder", "Harbour")
        #expect(refused.status == 4)
        #expect(refused.complaints.contains("policy refuses"))
    }
}
