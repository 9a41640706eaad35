import Foundation
import JSON
import Testing

@Suite("undo", .serialized)
struct UndoTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    /// What the notes are, without what lies in the trash.
    private func notes() throws -> [String: Data] {
        try desk.files().filter { !$0.key.hasPrefix(".trash/") }
    }

    private func log() async throws -> [JSONValue] {
        try #require(try await desk.runBare("log", "--json").json.array)
    }

    @Test(
        "What another process did is taken back, and done again by taking back the undo",
        arguments: [
            ["notes.appendText", "--target", "Petrel", "--content", "more"],
            ["notes.createNote", "--name", "Crew list", "--content", "Ada"],
            ["DeleteNotesIntent", "--entities", "Petrel", "--yes"],
            [
                "notes.updateNote", "--target", "Petrel", "--name", "Storm petrel", "--isPinned", "true", "--folder",
                "Harbour",
            ],
            ["CreateFolderIntent", "--name", "Quay"],
        ])
    func roundTrip(_ arguments: [String]) async throws {
        let before = try notes()
        let petrel = desk.notes.appendingPathComponent("Boats/Petrel.md")
        let date = Date(timeIntervalSince1970: 981_173_106)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: petrel.path)
        let run = try await Tool.run(
            ["--notes", desk.notes.path, "run"] + arguments, environment: desk.environment(), in: desk.root)
        #expect(run.status == 0, "\(run.complaints)")
        let after = try notes()
        #expect(after != before || desk.has("Quay"))

        let undo = try await desk.run("undo", "--yes", "--json")
        #expect(undo.status == 0, "\(undo.complaints)")
        #expect(try notes() == before)
        #expect(!desk.has("Quay"))
        #expect(
            try FileManager.default.attributesOfItem(atPath: petrel.path)[.modificationDate] as? Date == date)
        let json = try undo.json
        #expect(json["run"] == 1)
        #expect(json["undo"] == 2)
        #expect(json["steps"]?.array?.isEmpty == false)
        let entries = try await log()
        #expect(entries.map { $0["intent"]?.string?.hasSuffix("undo") } == [true, false])
        #expect(entries.map { $0["canUndo"] } == [true, false])
        #expect(entries[1]["undoneBy"] == 2)
        #expect(entries[0]["undoes"] == 1)

        // The index sees by itself what came back.
        let found = try await desk.run("find", "notes.note", "--where", "name = Petrel", "--json").json
        #expect(found.array?.count == 1)

        let again = try await desk.run("undo", "2", "--yes")
        #expect(again.status == 0, "\(again.complaints)")
        #expect(try notes() == after)
        #expect(try await log().map { $0["canUndo"] } == [true, false, true])
    }

    @Test("One run after the other is taken back, then nothing is left to")
    func several() async throws {
        let before = try desk.files()
        for text in ["one", "two"] {
            _ = try await desk.run("run", "notes.appendText", "--target", "Petrel", "--content", text)
        }
        _ = try await desk.run("find", "notes.note")
        for run in [2, 1] { #expect(try await desk.run("undo", "--yes", "--json").json["run"] == .integer(run)) }
        #expect(try desk.files() == before)
        let last = try await desk.run("undo", "--yes")
        #expect(last.status == 1)
        #expect(last.complaints.contains("there is nothing to take back"))
    }

    @Test("An older run is taken back by its number, unless a later one altered the same")
    func numbered() async throws {
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew", "--content", "ada")
        _ = try await desk.run("run", "notes.createNote", "--name", "Quay")
        _ = try await desk.run("run", "notes.appendText", "--target", "Quay", "--content", "more")
        #expect(try await desk.run("undo", "1", "--yes").status == 0)
        #expect(!desk.has("Crew.md"))
        #expect(desk.has(".trash/Crew.md"))
        let conflict = try await desk.run("undo", "2", "--yes")
        #expect(conflict.status == 1)
        #expect(conflict.complaints.contains("'Quay.md' was changed since"))
        let twice = try await desk.run("undo", "1", "--yes")
        #expect(twice.status == 1)
        #expect(twice.complaints.contains("was taken back by run 4"))
    }

    @Test("What a person has altered since stays, and the answer says where the former content lies")
    func altered() async throws {
        let former = try desk.text("Boats/Petrel.md")
        _ = try await desk.run("run", "notes.appendText", "--target", "Petrel", "--content", "more")
        try desk.put("the person's own", at: "Boats/Petrel.md")
        let before = try desk.files()
        let result = try await desk.run("undo", "--yes")
        #expect(result.status == 1)
        #expect(result.complaints.contains("'Boats/Petrel.md' was changed since"))
        let kept = try #require(result.complaints.firstMatch(of: /lies in '([^']+)'/)).1
        #expect(try String(contentsOfFile: String(kept), encoding: .utf8) == former)
        #expect(try desk.files() == before)
    }

    @Test("It asks, in words that say what is done, and does nothing without a yes")
    func asks() async throws {
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew")
        let nobody = try await desk.run("undo")
        #expect(nobody.status == 4)
        #expect(nobody.complaints.contains("move 'Crew.md' to the trash"))
        #expect(desk.has("Crew.md"))
        for (answer, status) in [("n", 4), ("y", 0)] as [(String, Int32)] {
            let terminal = try desk.terminal("undo", columns: 200)
            try await terminal.wait(for: "Undo 'notes/CreateNoteIntent' (run 1): move 'Crew.md' to the trash? [y/N] ")
            #expect(desk.has("Crew.md"))
            terminal.type(answer)
            #expect(try await terminal.end() == status)
        }
        #expect(!desk.has("Crew.md"))
        #expect(try await log().map { $0["state"] } == ["done", "refused", "refused", "done"])
    }

    @Test("A number that is none, or of no run, is told", arguments: [("x", 2), ("0", 2), ("7", 1), ("-1", 2)])
    func wrong(_ word: String, _ status: Int32) async throws {
        let result = try await desk.run("undo", word, "--yes")
        #expect(result.status == status)
        #expect(result.complaints.contains(word))
    }

    @Test("Another account's changes are taken back only where it is named")
    func accounts() async throws {
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew")
        let other = desk.root.appendingPathComponent("Other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let result = try await desk.runBare("undo", "--yes", "--notes", other.path)
        #expect(result.status == 1)
        #expect(result.complaints.contains(desk.notes.path))
        #expect(desk.has("Crew.md"))
    }

    @Test("An assistant takes back what the terminal did, if the person says yes")
    func assistant() async throws {
        let before = try notes()
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew")
        let messages: [JSONValue] = [
            [
                "jsonrpc": "2.0", "id": 1, "method": "initialize",
                "params": [
                    "protocolVersion": "2025-11-25", "capabilities": [:], "clientInfo": ["name": "t", "version": "1"],
                ],
            ], ["jsonrpc": "2.0", "method": "notifications/initialized"],
            ["jsonrpc": "2.0", "id": 2, "method": "tools/list"],
            ["jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": ["name": "undo_last", "arguments": [:]]],
        ]
        let input = messages.map { $0.text + "\n" }.joined()
        let refused = try await answers(desk.run("serve", input: input))
        let tool = refused[2]?["tools"]?.array?.first { $0["name"] == "undo_last" }
        #expect(tool?["title"] == "Undo")
        #expect(tool?["annotations"]?["readOnlyHint"] == false)
        #expect(tool?["annotations"]?["destructiveHint"] == true)
        #expect(tool?["annotations"]?["idempotentHint"] == false)
        #expect(refused[3]?["isError"] == true)
        #expect(desk.has("Crew.md"))
        let done = try await answers(desk.run("--yes", "serve", input: input))
        #expect(done[3]?["structuredContent"]?["run"] == 1)
        #expect(done[3]?["structuredContent"]?["steps"]?.array?.count == 1)
        #expect(try notes() == before)
    }

    private func answers(_ result: Tool.Result) throws -> [Int: JSONValue] {
        var answers: [Int: JSONValue] = [:]
        for line in result.output.split(separator: "\n") {
            let message = try JSONValue(parsing: String(line))
            if let id = message["id"]?.integer { answers[id] = message["result"] }
        }
        return answers
    }

    // MARK: Killed

    @Test("Killed at any moment, a run or its undo leaves whole files, and can be taken back")
    func killed() async throws {
        let before = try visible()
        let change = [
            "run", "notes.updateNote", "--target", "Petrel", "--name", "Storm petrel", "--folder", "Harbour",
            "--isPinned", "true", "--attachments", "@Notes/Boats/Petrel.md",
        ]
        let done = try await Tool.run(
            ["--notes", desk.notes.path] + change, environment: desk.environment(), in: desk.root)
        #expect(done.status == 0, "\(done.complaints)")
        let after = Set(try visible().values)
        #expect(try await desk.run("undo", "--yes").status == 0)
        let whole = after.union(before.values)
        var hits = 0
        for moment in 0..<10 {
            if try await start(change, killedAfterRecords: moment) { hits += 1 }
            #expect(try visible().values.allSatisfy { whole.contains($0) || $0 == pinned(before["Boats/Petrel.md"]) })
            try await start(["undo", "--yes"], killedAfterRecords: moment)
            #expect(try visible().values.allSatisfy { whole.contains($0) || $0 == pinned(before["Boats/Petrel.md"]) })
            let undo = try await desk.run("undo", "--yes")
            #expect(undo.status == 0 || undo.complaints.contains("nothing to take back"), "\(undo.complaints)")
            #expect(try visible() == before, "\(moment)")
        }
        #expect(hits > 0)
    }

    /// The notes without hidden files, which a killed process may leave.
    private func visible() throws -> [String: Data] {
        try desk.files().filter { !$0.key.split(separator: "/").contains { $0.hasPrefix(".") } }
    }

    /// A note after a run that came as far as the front matter.
    private func pinned(_ data: Data?) -> Data? { data.map { Data("---\npinned: true\n---\n".utf8) + $0 } }

    /// Runs the command and kills it when it has written down some changes; whether it was killed before its end.
    @discardableResult
    private func start(_ arguments: [String], killedAfterRecords count: Int) async throws -> Bool {
        let history = desk.root.appendingPathComponent("state/appintents/history").path
        let known = try FileManager.default.subpathsOfDirectory(atPath: history).count
        let process = Process()
        process.executableURL = Tool.path
        process.arguments = ["--notes", desk.notes.path] + arguments
        process.environment = desk.environment()
        process.currentDirectoryURL = desk.root
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ended.continuation.finish() }
        try process.run()
        while process.isRunning, try FileManager.default.subpathsOfDirectory(atPath: history).count < known + count + 1
        {
            usleep(200)
        }
        kill(process.processIdentifier, SIGKILL)
        for await _ in ended.stream {}
        return process.terminationReason == .uncaughtSignal
    }
}
