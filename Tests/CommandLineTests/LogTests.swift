import Foundation
import JSON
import Testing

@Suite("log", .serialized)
struct LogTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    @Test("What was run is shown, the latest first, in a table and as JSON")
    func log() async throws {
        #expect(try await desk.runBare("log").complaints.contains("Nothing was run yet."))
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew list")
        _ = try await desk.run("run", "DeleteNotesIntent", "--entities", "Crew list")
        let table = try await desk.runBare("log")
        #expect(table.status == 0)
        #expect(table.output.contains("name: Crew list"))
        #expect(table.output.contains("refused"))
        let entries = try #require(try JSONValue(parsing: await desk.runBare("log", "--json").output).array)
        #expect(entries.map { $0["state"] } == ["refused", "done"])
        #expect(entries.allSatisfy { $0["requester"] == "terminal" })
        let one = try await desk.runBare("log", "notes.createNote", "--json")
        #expect(try JSONValue(parsing: one.output).array?.count == 1)
    }

    @Test("A note is made once under a key")
    func once() async throws {
        let before = try desk.files().count
        let first = try await desk.run(
            "run", "notes.createNote", "--name", "Once", "--idempotency-key", "k1", "--json")
        let second = try await desk.run(
            "run", "notes.createNote", "--name", "Once", "--idempotency-key", "k1", "--json")
        #expect(try desk.files().count == before + 1)
        let (one, two) = (try JSONValue(parsing: first.output), try JSONValue(parsing: second.output))
        #expect(one["value"]?["uri"] == two["value"]?["uri"])
        #expect(two["ranBefore"] != nil)
    }

    @Test("The same command makes one note, says so, and makes it again where that is asked for")
    func same() async throws {
        let before = try desk.files().count
        let words = ["run", "notes.appendText", "--target", "Crew", "--content", "One more line."]
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew", "--content", "# Crew")
        let first = try await run(words)
        let second = try await run(words)
        #expect([first.status, second.status] == [0, 0])
        #expect(second.complaints.contains("nothing was done now") && second.complaints.contains("--again"))
        #expect(!first.complaints.contains("nothing was done now"))
        #expect(try lines(in: "Crew.md") == 1)
        let again = try await run(words + ["--again"])
        #expect(again.status == 0 && !again.complaints.contains("nothing was done now"))
        #expect(try lines(in: "Crew.md") == 2)
        #expect(try desk.files().count == before + 1)
        let entries = try await desk.runBare("log", "--json").json.array
        #expect(entries?.count == 3)
        #expect(entries?.allSatisfy { $0["idempotencyKey"] == .null } == true)
        let both = try await run(words + ["--again", "--idempotency-key", "k"])
        #expect(both.status == 2)
    }

    private func run(_ words: [String]) async throws -> Tool.Result {
        try await Tool.run(["--notes", desk.notes.path] + words, environment: desk.environment(), in: desk.root)
    }

    private func lines(in note: String) throws -> Int {
        try desk.text(note).components(separatedBy: "One more line.").count - 1
    }

    @Test("The same command in another folder of notes is another one")
    func otherFolder() async throws {
        let other = desk.root.appendingPathComponent("Other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        for folder in [desk.notes, other] {
            let result = try await Tool.run(
                ["--notes", folder.path, "run", "notes.createNote", "--name", "Crew"], environment: desk.environment(),
                in: desk.root)
            #expect(result.status == 0)
        }
        #expect(desk.has("Crew.md"))
        #expect(FileManager.default.fileExists(atPath: other.appendingPathComponent("Crew.md").path))
    }

    @Test("Of several processes at once one does it, and all give its answer")
    func race() async throws {
        let words = ["run", "notes.createNote", "--name", "Race", "--json"]
        let results = try await withThrowingTaskGroup(of: Tool.Result.self) { group in
            let (environment, folder) = (desk.environment(), desk.root)
            let arguments = ["--notes", desk.notes.path] + words
            for _ in 0..<6 {
                group.addTask { try await Tool.run(arguments, environment: environment, in: folder) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0.status == 0 })
        let answers = try results.map { try $0.json }
        #expect(Set(answers.map { $0["value"]?["uri"] }).count == 1)
        #expect(answers.filter { $0["ranBefore"] == nil }.count == 1)
        #expect(try await desk.runBare("log", "--json").json.array?.count == 1)
    }

    @Test("A run whose process was killed is interrupted, and is not done again under its key")
    func killed() async throws {
        _ = try await desk.run("run", "notes.createNote", "--name", "Crew")
        let words = ["run", "DeleteNotesIntent", "--entities", "Crew", "--idempotency-key", "k"]
        let session = try desk.terminal(
            "run", "DeleteNotesIntent", "--entities", "Crew", "--idempotency-key", "k")
        try await session.wait(for: "[y/N]")
        #expect(try await desk.runBare("log", "--json").json.array?.first?["state"] == "running")
        session.kill()
        _ = try await session.end()
        #expect(try await desk.runBare("log", "--json").json.array?.first?["state"] == "interrupted")
        #expect(try await desk.runBare("log").output.contains("interrupted"))
        let repeated = try await run(words + ["--yes"])
        #expect(repeated.status == 1)
        #expect(repeated.complaints.contains("look whether it was done"))
        #expect(desk.has("Crew.md"))
    }

    @Test("A list that is cut off says so")
    func cut() async throws {
        for name in ["a", "b", "c"] { _ = try await desk.run("run", "notes.createNote", "--name", name) }
        let log = try await desk.runBare("log", "--limit", "2", "--json")
        #expect(try log.json.array?.count == 2)
        #expect(log.complaints.contains("--limit"))
        #expect(try await desk.runBare("log", "--limit", "3").complaints == "")
    }

    @Test("A journal that cannot be kept is said, and the command goes on")
    func unwritable() async throws {
        try Data().write(to: desk.root.appendingPathComponent("state"))
        let result = try await desk.run("run", "notes.createNote", "--name", "Anyway")
        #expect(result.status == 0)
        #expect(result.complaints.contains("runs are not written down"))
    }
}
