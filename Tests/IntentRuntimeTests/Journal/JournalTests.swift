import AppIntents
import Foundation
import IntentJournal
import IntentRuntime
import JSON
import SQLite
import Testing

@Suite("The journal", .serialized)
final class JournalTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID().uuidString)")
    private let journal: SQLiteJournal
    private let system: IntentSystem

    init() throws {
        journal = try SQLiteJournal(path: folder.appendingPathComponent("state/journal.sqlite").path)
        system = IntentSystem(
            catalog: IntentCatalog(types: [
                ScrapBoatsIntent.self, FailingIntent.self, EchoIntent<String>.self, PickBoatIntent.self, Boat.self,
                Berth.self,
            ]), journal: journal)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func run(
        _ intent: String, _ values: KeyValuePairs<String, JSONValue>, key: String? = nil,
        asking person: ScriptedPerson = ScriptedPerson(), noting witness: Witness = Witness()
    ) async throws -> IntentOutcome {
        var invocation = IntentInvocation(intent: intent, arguments: JSONObject(values.map { ($0.key, $0.value) }))
        invocation.requester = "a test"
        invocation.idempotencyKey = key
        return try await Witness.$current.withValue(witness) { try await system.run(invocation, through: person) }
    }

    @Test("A run is there with who asked, its values, and how it ended")
    func entry() async throws {
        _ = try await run("EchoIntent", ["value": "ahoy"])
        let entry = try #require(journal.entries().first)
        #expect(entry.requester == "a test")
        #expect(entry.intent.hasSuffix("/EchoIntent"))
        #expect(entry.values == ["value": "ahoy"])
        #expect(entry.state == .done)
        #expect(try #require(entry.ended) >= entry.began)
        #expect(entry.json["state"] == "done")
    }

    @Test("What failed and what was refused is told apart")
    func states() async throws {
        _ = try? await run("FailingIntent", [:])
        _ = try? await run("ScrapBoatsIntent", ["entities": "b/1"], asking: ScriptedPerson(confirmations: [false]))
        _ = try? await run("ScrapBoatsIntent", ["entities": "b/1"])
        let entries = try journal.entries()
        #expect(entries.map(\.state) == [.refused, .refused, .failed])
        #expect(entries.allSatisfy { $0.outcome?.isEmpty == false })
        #expect(try journal.entries(limit: 1).count == 1)
        #expect(try journal.entries(intent: "FailingIntent").map(\.state) == [.failed])
    }

    @Test("Long texts and secrets are not in the file")
    func discretion() async throws {
        let body = String(repeating: "the tide is late ", count: 40)
        _ = try? await run("EchoIntent", ["value": .string(body), "apiToken": "hunter2"])
        _ = try await run("EchoIntent", ["value": .string(body)], key: "once")
        let entries = try journal.entries()
        #expect(entries.map { $0.values["value"] } == ["(680 characters)", "(680 characters)"])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("state").path) {
            let data = try Data(contentsOf: folder.appendingPathComponent("state/\(name)"))
            #expect(data.range(of: Data("hunter2".utf8)) == nil)
            #expect(data.range(of: Data("the tide is late the tide".utf8)) == nil)
        }
    }

    @Test("Nobody else may read it")
    func permissions() async throws {
        _ = try await run("EchoIntent", ["value": "ahoy"])
        let state = folder.appendingPathComponent("state")
        let names = try FileManager.default.contentsOfDirectory(atPath: state.path)
        #expect(names.contains("journal.sqlite-wal"))
        for name in names {
            let path = state.appendingPathComponent(name).path
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
    }

    // MARK: Once only

    @Test("A repeat under the same key does nothing and gives the first answer")
    func once() async throws {
        let witness = Witness()
        let first = try await run(
            "ScrapBoatsIntent", ["entities": "b/1"], key: "k", asking: ScriptedPerson(confirmations: [true]),
            noting: witness)
        let person = ScriptedPerson()
        let second = try await run("ScrapBoatsIntent", ["entities": "b/1"], key: "k", asking: person, noting: witness)
        #expect(witness.notes.count == 1)
        #expect(person.count == 0)
        #expect(second.dialog == first.dialog)
        #expect(first.ranBefore == nil)
        #expect(second.ranBefore != nil)
        #expect(second.json["ranBefore"] != nil)
        _ = try await run(
            "ScrapBoatsIntent", ["entities": "b/1"], key: "other", asking: ScriptedPerson(confirmations: [true]),
            noting: witness)
        #expect(witness.notes.count == 2)
    }

    @Test("The answer of a repeat holds through another process, and its values are the first one's")
    func reopened() async throws {
        let first = try await run("EchoIntent", ["value": "ahoy"], key: "k")
        let other = IntentSystem(
            catalog: IntentCatalog(types: [EchoIntent<String>.self]), journal: try SQLiteJournal(path: journal.path))
        var invocation = IntentInvocation(intent: "EchoIntent", arguments: ["value": "something else"])
        invocation.idempotencyKey = "k"
        let second = try await other.run(invocation, through: ScriptedPerson())
        #expect(second.value == first.value)
    }

    @Test("What failed or was refused may be tried again under its key")
    func again() async throws {
        let values: KeyValuePairs<String, JSONValue> = ["entities": "b/1"]
        _ = try? await run("ScrapBoatsIntent", values, key: "k", asking: ScriptedPerson(confirmations: [false]))
        let outcome = try await run(
            "ScrapBoatsIntent", values, key: "k", asking: ScriptedPerson(confirmations: [true]))
        #expect(outcome.ranBefore == nil)
    }

    @Test("A run that was stopped half way is not done again without being asked for anew")
    func stopped() async throws {
        _ = try await run("EchoIntent", ["value": "ahoy"], key: "k")
        // As a process leaves it that is killed while it runs the intent.
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET state = 'running', ended = NULL, process = '1:0'")
        let witness = Witness()
        let error = await systemError {
            _ = try await self.run("EchoIntent", ["value": "ahoy"], key: "k", noting: witness)
        }
        guard case .unfinished(_, _, isRunning: false) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.exitCode == 1)
        #expect(witness.received.isEmpty)
        #expect(try journal.entries().count == 1)
    }

    @Test("A run under a key that another is still busy with waits, and then says so")
    func busy() async throws {
        _ = try await run("EchoIntent", ["value": "ahoy"], key: "k")
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET state = 'running', ended = NULL")
        let hasty = IntentSystem(catalog: system.catalog, timeLimit: .milliseconds(100), journal: journal)
        var invocation = IntentInvocation(intent: "EchoIntent", arguments: ["value": "ahoy"])
        invocation.idempotencyKey = "k"
        let request = invocation
        let error = await systemError { _ = try await hasty.run(request, through: ScriptedPerson()) }
        guard case .unfinished(_, _, isRunning: true) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }

    @Test("Of a hundred runs at once under one key one is done")
    func race() async throws {
        let witness = Witness()
        let done = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 {
                group.addTask { (try? await self.run("EchoIntent", ["value": "x"], key: "k", noting: witness)) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(done == 100)
        #expect(witness.received.count == 1)
        #expect(try journal.entries(limit: 200).count == 1)
    }

    @Test("A key means nothing without a journal, so nothing is run under one")
    func withoutJournal() async throws {
        let other = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<String>.self]))
        var invocation = IntentInvocation(intent: "EchoIntent", arguments: ["value": "ahoy"])
        invocation.idempotencyKey = "k"
        let (asked, witness) = (invocation, Witness())
        let error = await Witness.$current.withValue(witness) {
            await systemError { _ = try await other.run(asked, through: ScriptedPerson()) }
        }
        #expect(error?.exitCode == 1)
        #expect(witness.received.isEmpty)
    }

    @Test("What was done stays done where its end cannot be written down")
    func endLost() async throws {
        let database = try Database(.file(journal.path))
        try database.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON runs BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
        let outcome = try await run("EchoIntent", ["value": "ahoy"], key: "k")
        #expect(outcome.value != nil)
        let witness = Witness()
        _ = try? await run("EchoIntent", ["value": "ahoy"], key: "k", noting: witness)
        #expect(witness.received.isEmpty)
    }

    // MARK: The file

    @Test("A file that is no journal is named")
    func damaged() throws {
        let path = folder.appendingPathComponent("other.sqlite").path
        try Data("This is a letter, and a long one, to a friend of mine.".utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: JournalError.self) { try SQLiteJournal(path: path) }
        #expect(error?.description.contains(path) == true)
    }
}
