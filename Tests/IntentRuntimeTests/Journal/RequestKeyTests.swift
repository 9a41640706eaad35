import AppIntents
import Foundation
import IntentJournal
import IntentRuntime
import JSON
import SQLite
import Testing

@Suite("A run that creates or sends is done once", .serialized)
final class RequestKeyTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("once-\(UUID().uuidString)")
    private let journal: SQLiteJournal

    init() throws {
        journal = try SQLiteJournal(path: folder.appendingPathComponent("journal.sqlite").path)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func system(scope: String = "", window: Duration = .seconds(600), limit: Duration = .seconds(30)) throws
        -> IntentSystem
    {
        IntentSystem(
            catalog: IntentCatalog(types: [
                EchoIntent<String>.self, FailingIntent.self, ScrapBoatsIntent.self, PickBoatIntent.self,
                DeafIntent.self, MakeCrateIntent<Listing>.self, NicknameIntent.self, Crate<Listing>.self, Boat.self,
            ]), timeLimit: limit, journal: try SQLiteJournal(path: journal.path), scope: scope, repeatWindow: window)
    }

    @discardableResult
    private func run(
        _ intent: String = "EchoIntent", _ values: JSONObject = ["value": "ahoy"], in system: IntentSystem? = nil,
        by requester: String = "a test", again: Bool = false, asking person: ScriptedPerson = ScriptedPerson(),
        noting witness: Witness = Witness()
    ) async throws -> IntentOutcome {
        var invocation = IntentInvocation(intent: intent, arguments: values)
        invocation.requester = requester
        invocation.runsAgain = again
        let (system, request) = (try system ?? self.system(), invocation)
        return try await Witness.$current.withValue(witness) { try await system.run(request, through: person) }
    }

    @Test("The same request is answered with the first answer, and another process does so too")
    func once() async throws {
        let witness = Witness()
        let first = try await run(noting: witness)
        let second = try await run(noting: witness)
        #expect(witness.received.count == 1)
        #expect(first.ranBefore == nil && second.ranBefore != nil)
        #expect(second.value == first.value)
        #expect(try journal.entries().map(\.state) == [.done])
    }

    @Test("Other values, another requester and other data are another request")
    func difference() async throws {
        let witness = Witness()
        try await run(noting: witness)
        for outcome in [
            try await run(by: "another", noting: witness),
            try await run("EchoIntent", ["value": "Ahoy"], noting: witness),
            try await run(in: system(scope: "/home/ada/Notes"), noting: witness),
        ] { #expect(outcome.ranBefore == nil) }
        #expect(witness.received.count == 4)
        #expect(try await run(in: system(scope: "/home/ada/Notes"), noting: witness).ranBefore != nil)
    }

    @Test("Asked for again, it is run again, and a repeat is answered with the latest answer")
    func again() async throws {
        let witness = Witness()
        try await run(noting: witness)
        #expect(try await run(again: true, noting: witness).ranBefore == nil)
        #expect(witness.received.count == 2)
        let latest = try #require(try journal.entries().first).began
        #expect(try await run(noting: witness).ranBefore == latest)
        #expect(witness.received.count == 2)
    }

    @Test("After the window it is a new request")
    func window() async throws {
        let witness = Witness()
        try await run(noting: witness)
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET began = began - 601, ended = ended - 601")
        #expect(try await run(noting: witness).ranBefore == nil)
        #expect(witness.received.count == 2)
    }

    @Test("What failed or was refused is no answer")
    func failed() async throws {
        _ = try? await run("FailingIntent", ["way": "plain"])
        _ = try? await run("FailingIntent", ["way": "plain"])
        #expect(try journal.entries().map(\.state) == [.failed, .failed])
    }

    @Test("What can be done twice without harm has no key")
    func idempotent() async throws {
        let witness = Witness()
        for _ in 0..<2 {
            let outcome = try await run(
                "ScrapBoatsIntent", ["entities": "b/1"], asking: ScriptedPerson(confirmations: [true]), noting: witness)
            #expect(outcome.ranBefore == nil)
        }
        #expect(witness.notes.count == 2)
    }

    @Test("What was made and is gone by now is made anew")
    func gone() async throws {
        let first = try await Hold.$current.withValue(Hold(count: 1)) { try await run("MakeCrateIntent", [:]) }
        #expect(first.records.map(\.title) == ["Crate 0"])
        let repeated = try await Hold.$current.withValue(Hold(count: 1)) { try await run("MakeCrateIntent", [:]) }
        #expect(repeated.ranBefore != nil && repeated.records.map(\.title) == ["Crate 0"])
        let anew = try await Hold.$current.withValue(Hold(count: 0)) { try await run("MakeCrateIntent", [:]) }
        #expect(anew.ranBefore == nil)
    }

    @Test("What was made and cannot be read now is not made anew")
    func unreadable() async throws {
        try await Hold.$current.withValue(Hold(count: 1)) { _ = try await run("MakeCrateIntent", [:]) }
        let repeated = try await Hold.$current.withValue(Hold(count: 1, isLocked: true)) {
            try await run("MakeCrateIntent", [:])
        }
        #expect(repeated.ranBefore != nil && repeated.records.map(\.title) == ["Crate 0"])
    }

    @Test("A result that cannot be told does not have it done again")
    func untold() async throws {
        let hold = Hold(count: 1, heavy: [0])
        for _ in 0..<2 {
            let error = await Hold.$current.withValue(hold) {
                await systemError { _ = try await self.run("MakeCrateIntent", [:]) }
            }
            #expect(error?.description.contains("10 MB") == true)
        }
        #expect(try journal.entries().map(\.state) == [.done])
    }

    @Test("The answers that the person gives belong to the request")
    func answers() async throws {
        for (index, value) in ["tea", "rope", "tea"].enumerated() {
            let witness = Witness()
            let outcome = try await run(
                "EchoIntent", [:], asking: ScriptedPerson(values: [.string(value)]), noting: witness)
            #expect(outcome.value == .string(value))
            #expect((outcome.ranBefore == nil) == (index < 2))
        }
        // What is asked while the intent works comes too late for that.
        for choice in [0, 1] {
            let outcome = try await run("PickBoatIntent", [:], asking: ScriptedPerson(choices: [choice]))
            #expect(outcome.ranBefore == nil)
        }
    }

    @Test("Of fifty at once one is done, and all are given its answer")
    func race() async throws {
        let witness = Witness()
        let system = try system()
        let answers = await withTaskGroup(of: JSONValue?.self) { group in
            for _ in 0..<50 {
                group.addTask { try? await self.run(in: system, noting: witness).value }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 50 && answers.allSatisfy { $0 == "ahoy" })
        #expect(witness.received.count == 1)
        #expect(try journal.entries(limit: 100).count == 1)
    }

    @Test("One that is still at it is waited for, up to the time limit")
    func busy() async throws {
        try await run()
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET state = 'running', ended = NULL, began = began - 1000")
        let witness = Witness()
        let error = await systemError {
            try await self.run(in: self.system(limit: .milliseconds(120)), noting: witness)
        }
        guard case .unfinished(_, _, isRunning: true) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(witness.received.isEmpty)
    }

    @Test("One whose process is gone is told as interrupted, and not done again unless that is asked for")
    func interrupted() async throws {
        try await run()
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET state = 'running', ended = NULL, process = '1:0'")
        let entry = try #require(journal.entries().first)
        #expect(entry.state == .interrupted && entry.json["state"] == "interrupted")
        let witness = Witness()
        let error = await systemError { try await self.run(noting: witness) }
        guard case .unfinished(_, _, isRunning: false) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(error?.description.contains("--again") == true)
        #expect(witness.received.isEmpty)
        try await run(again: true, noting: witness)
        #expect(witness.received.count == 1)
        #expect(try await run(noting: witness).ranBefore != nil)
    }

    @Test("One that passed its time may have been done nonetheless")
    func timedOut() async throws {
        let witness = Witness()
        let system = try system(limit: .milliseconds(50))
        for _ in 0..<2 {
            let error = await systemError { try await self.run("DeafIntent", [:], in: system, noting: witness) }
            #expect(error?.exitCode == 1)
        }
        witness.gate.open()
        #expect(try journal.entries().map(\.state) == [.interrupted])
    }

    @Test("A run that is taken back is cancelled, and its repeat runs")
    func cancelled() async throws {
        let witness = Witness()
        let system = try system()
        let task = Task { try await self.run("DeafIntent", [:], in: system, noting: witness) }
        while try journal.entries().isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        witness.gate.open()
        #expect(try journal.entries().map(\.state) == [.cancelled])
        #expect(try await run("DeafIntent", [:], in: system, noting: witness).ranBefore == nil)
    }

    @Test("A repeat that waits can be taken back")
    func cancelledWhileWaiting() async throws {
        try await run()
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET state = 'running', ended = NULL")
        let task = Task { try await self.run() }
        try await Task.sleep(for: .milliseconds(60))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("The journal tells no key that nobody gave, and none of the texts that it was made of")
    func discretion() async throws {
        let body = "the tide is late tonight, says the keeper of the light, who knows"
        try await run("EchoIntent", ["value": .string(String(repeating: body, count: 9))])
        let entry = try #require(journal.entries().first)
        #expect(entry.idempotencyKey == nil && entry.json["idempotencyKey"] == .null)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            #expect(data.range(of: Data(body.utf8)) == nil)
        }
        let repeated = try await run("EchoIntent", ["value": .string(String(repeating: body, count: 9))])
        #expect(repeated.incompleteBecause?.contains("not kept") == true)
    }

    @Test("A file that was edited meanwhile makes it another request")
    func file() async throws {
        let path = folder.appendingPathComponent("chart.txt")
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<IntentFile>.self]), journal: journal)
        var ran: [Bool] = []
        for text in ["north", "north", "north and south"] {
            if (try? String(contentsOf: path, encoding: .utf8)) != text {
                try Data(text.utf8).write(to: path)
            }
            let outcome = try await system.run(
                IntentInvocation(
                    intent: "EchoIntent", arguments: ["value": .string("@\(path.path)")], mayReadFiles: true),
                through: ScriptedPerson())
            ran.append(outcome.ranBefore == nil)
        }
        #expect(ran == [true, false, true])
    }

    @Test("A journal of an earlier version gains what it lacks")
    func earlierVersion() async throws {
        let path = folder.appendingPathComponent("earlier.sqlite").path
        do {
            let database = try Database(.file(path))
            try database.execute(
                """
                CREATE TABLE runs (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, began REAL NOT NULL, ended REAL, requester TEXT NOT NULL,
                    intent TEXT NOT NULL, "values" TEXT NOT NULL, state TEXT NOT NULL, outcome TEXT, key TEXT,
                    process TEXT NOT NULL, answer TEXT)
                """)
        }
        let system = IntentSystem(
            catalog: IntentCatalog(types: [EchoIntent<String>.self]), journal: try SQLiteJournal(path: path))
        #expect(try await run(in: system).ranBefore == nil)
        #expect(try await run(in: system).ranBefore != nil)
    }
}
