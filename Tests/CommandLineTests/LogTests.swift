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

    @Test("A journal that cannot be kept is said, and the command goes on")
    func unwritable() async throws {
        try Data().write(to: desk.root.appendingPathComponent("state"))
        let result = try await desk.run("run", "notes.createNote", "--name", "Anyway")
        #expect(result.status == 0)
        #expect(result.complaints.contains("runs are not written down"))
    }
}
