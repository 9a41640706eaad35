import AppIntents
import ChangeHistory
import Foundation
import IntentJournal
import IntentRuntime
import JSON
import NotesApp
import SQLite
import Synchronization
import Testing

/// Answers confirmations as it is told to, and keeps the questions.
private final class Person: Interaction {
    private let answer: Bool?
    private let asked = Mutex<[ConfirmationRequest]>([])

    init(_ answer: Bool?) { self.answer = answer }

    var questions: [String] { asked.withLock { $0.map(\.question) } }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }
    func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }
    func report(_ progress: ProgressReport) async {}

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        asked.withLock { $0.append(request) }
        return answer
    }
}

@Suite("Runs of intents are taken back", .serialized)
struct RunTests {
    private let shop: Workshop
    private let journal: SQLiteJournal
    private let system: IntentSystem

    init() throws {
        shop = try Workshop(["Boats/Petrel.md": "A dinghy.\n"])
        let root = shop.root
        try NotesLibrary(folders: [shop.account], cacheFolder: root.appendingPathComponent("cache")).register()
        journal = try SQLiteJournal(path: root.appendingPathComponent("state/journal.sqlite").path)
        system = Self.system(journal, shop.history)
    }

    private static func system(_ journal: SQLiteJournal?, _ history: ChangeHistory?) -> IntentSystem {
        IntentSystem(
            catalog: IntentCatalog(types: [
                NoteEntity.self, FolderEntity.self, AccountEntity.self, CreateNoteIntent.self, AppendTextIntent.self,
                DeleteNotesIntent.self, HoistSignalIntent.self,
            ]), journal: journal, history: history)
    }

    private func run(_ intent: String, _ arguments: JSONObject) async throws {
        _ = try await system.run(IntentInvocation(intent: intent, arguments: arguments), through: Person(true))
    }

    private func undo(
        _ run: Int64? = nil, by person: Person = Person(true), in system: IntentSystem? = nil
    ) async throws -> UndoOutcome {
        try await (system ?? self.system).undo(UndoRequest(run: run, requester: "a test"), through: person)
    }

    private func notes() throws -> [String: String] {
        try shop.texts().filter { !$0.key.hasPrefix(".") && $0.value != "folder" }
    }

    @Test("Rule 15: what a run changed is taken back by another process, after a yes")
    func otherProcess() async throws {
        let before = try shop.things()["Boats/Petrel.md"]
        try await run("notes.appendText", ["target": "Petrel", "content": "Leaks."])
        try await run("DeleteNotesIntent", ["entities": "Petrel"])
        #expect(try notes().isEmpty)
        // As another process sees it.
        let other = Self.system(try SQLiteJournal(path: journal.path), shop.history)
        let person = Person(true)
        let first = try await undo(by: person, in: other)
        #expect(first.steps == ["put back 'Boats/Petrel.md' from the trash"])
        #expect(first.run == 2)
        let second = try await undo(by: person, in: other)
        #expect(second.run == 1)
        #expect(
            person.questions == [
                "Undo 'notes/DeleteNotesIntent' (run 2): put back 'Boats/Petrel.md' from the trash?",
                "Undo 'notes/AppendTextIntent' (run 1): put back what 'Boats/Petrel.md' said before?",
            ])
        #expect(try shop.things()["Boats/Petrel.md"] == before)
        let entry = try #require(try journal.entries().first)
        #expect(entry.intent == "undo")
        #expect(entry.requester == "a test")
        #expect(entry.values == ["run": 1])
        #expect(entry.state == .done)
    }

    @Test("Rule 15: nothing is taken back without a yes", arguments: [false, nil])
    func declined(_ answer: Bool?) async throws {
        try await run("notes.createNote", ["name": "Crew"])
        await #expect(throws: IntentSystemError.self) { try await undo(by: Person(answer)) }
        #expect(try notes().keys.contains("Crew.md"))
        #expect(try journal.entries().map(\.state) == [.refused, .done])
        #expect(try await undo().run == 1)
    }

    @Test("Rule 15: of what the process itself can take back and what is kept, the later run goes first")
    func register() async throws {
        let mast = await HoistSignalIntent.Mast.shared
        let before = await mast.signals
        try await run("notes.createNote", ["name": "Crew"])
        try await run("HoistSignalIntent", ["signal": "P"])
        try await run("notes.createNote", ["name": "Quay"])
        #expect(try await undo().run == 3)
        #expect(await mast.signals == before + ["P"])
        let person = Person(true)
        #expect(try await undo(by: person).run == 2)
        #expect(person.questions.count == 1)
        #expect(await mast.signals == before)
        #expect(try await undo().run == 1)
        #expect(try notes().keys.sorted() == ["Boats/Petrel.md"])
        await #expect(throws: IntentSystemError.self) { try await undo() }
    }

    @Test("Rule 15: a run that only its own process can take back is not taken back by another")
    func otherRegister() async throws {
        let mast = await HoistSignalIntent.Mast.shared
        let before = await mast.signals
        try await run("HoistSignalIntent", ["signal": "Q"])
        let other = Self.system(try SQLiteJournal(path: journal.path), shop.history)
        await #expect(throws: IntentSystemError.self) { try await undo(in: other) }
        await #expect(throws: IntentSystemError.self) { try await undo(1, in: other) }
        #expect(await mast.signals == before + ["Q"])
        #expect(try await undo(1).intent == "HoistSignalIntent")
        #expect(await mast.signals == before)
    }

    @Test("A run that failed after changing something is taken back, and what it changed is told")
    func failed() async throws {
        // The note's name is free, but its attachment is no file's name, so the run fails; the app cleans up itself.
        try? await run(
            "notes.createNote",
            ["name": "Crew", "attachments": [["name": "a.txt", "text": "x"], ["name": "a/b", "text": "y"]]])
        #expect(try journal.entries().first?.state == .failed)
        #expect(try notes().keys.sorted() == ["Boats/Petrel.md"])
        #expect(try shop.records().isEmpty)
        await #expect(throws: IntentSystemError.self) { try await undo() }
    }

    @Test("What is as before already counts as taken back, and nobody is asked")
    func already() async throws {
        try await run("notes.createNote", ["name": "Crew"])
        try FileManager.default.removeItem(at: shop.account.appendingPathComponent("Crew.md"))
        let person = Person(nil)
        #expect(try await undo(by: person).steps.isEmpty)
        #expect(person.questions.isEmpty)
        #expect(try journal.entries().last?.undoneBy == 2)
    }

    @Test("A run without a journal or a history can be taken back by its process only")
    func withoutHistory() async throws {
        #expect(system.keepsHistory)
        for system in [Self.system(nil, nil), Self.system(nil, shop.history), Self.system(journal, nil)] {
            #expect(!system.keepsHistory)
            _ = try await system.run(
                IntentInvocation(intent: "notes.createNote", arguments: ["name": .string(UUID().uuidString)]),
                through: Person(true))
            await #expect(throws: IntentSystemError.self) { try await undo(in: system) }
            _ = try await system.run(
                IntentInvocation(intent: "HoistSignalIntent", arguments: ["signal": "R"]), through: Person(true))
            #expect(try await undo(in: system).intent.hasSuffix("HoistSignalIntent"))
        }
        #expect(try shop.records().isEmpty)
    }

    @Test("A run that has not ended is not taken back", arguments: [true, false])
    func running(isAlive: Bool) async throws {
        try await run("notes.createNote", ["name": "Crew"])
        let database = try Database(.file(journal.path))
        try database.execute("UPDATE runs SET state = 'running', ended = NULL")
        if !isAlive { try database.execute("UPDATE runs SET process = '1:0'") }
        for run in [1, nil] as [Int64?] {
            if isAlive {
                await #expect(throws: IntentSystemError.self) { try await undo(run) }
            }
        }
        if !isAlive { #expect(try await undo().run == 1) }
        #expect(try notes().keys.contains("Crew.md") == isAlive)
    }
}
