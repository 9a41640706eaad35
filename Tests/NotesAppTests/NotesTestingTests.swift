import AppIntents
import AppIntentsTesting
import Foundation
import NotesApp
import Testing

/// The app as an app's author tests one: by the names of its intents and entities, with scripted answers.
@Suite("The Notes app, through AppIntentsTesting")
final class NotesTestingTests {
    private let folder: URL
    private let notes: IntentDefinitions

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
        self.folder = folder
        let club = folder.appendingPathComponent("Club")
        for (path, text) in [
            ("Crew/New list.md", "Ruth, Bo"), ("Crew/Old list.md", "Ada"), ("Tides.md", "# Tides\nLow at 4."),
        ] {
            let file = club.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let library = try NotesLibrary(folders: [club], cacheFolder: folder.appendingPathComponent("cache"))
        notes = IntentDefinitions(bundleIdentifier: "notes") { $0.add(dependency: library) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent("Club/" + path), encoding: .utf8)
    }

    private func note(_ words: String) async throws -> AnyAppEntity {
        try #require(try await notes.entities["NoteEntity"].entities(matching: words).first)
    }

    @Test("A note without a name asks for one, and is a file")
    func create() async throws {
        let script = IntentScript(.value("Rota", for: "name"))
        let result = try await notes.intents["CreateNoteIntent"].makeIntent(content: "Bo on Monday", folder: "Crew")
            .run(answering: script)
        #expect(script.questions.map(\.parameter) == ["name"])
        #expect(try result.value.name == "Rota")
        #expect(result.dialog == "Created the note “Rota”.")
        #expect(try text("Crew/Rota.md") == "Bo on Monday")
    }

    @Test("Words that two notes fit are offered")
    func ambiguous() async throws {
        let script = IntentScript(.choice("Old list"))
        try await notes.intents["AppendTextIntent"].makeIntent(target: "list", content: "Eve").run(answering: script)
        #expect(Set(script.questions.first?.choices.map(\.title) ?? []) == ["New list", "Old list"])
        #expect(try text("Crew/Old list.md") == "Ada\nEve")
        #expect(try text("Crew/New list.md") == "Ruth, Bo")
    }

    @Test("Deleting names the note, and waits for a yes", arguments: [true, false])
    func delete(isConfirmed: Bool) async throws {
        let script = IntentScript(.confirmation(isConfirmed))
        let intent = notes.intents["DeleteNotesIntent"].makeIntent(entities: [try await note("Low")])
        let result = try? await intent.run(answering: script)
        #expect(script.questions.map(\.text) == ["Delete the note 'Tides'?"])
        #expect(script.questions.first?.isDestructive == true)
        #expect((result != nil) == isConfirmed)
        #expect((try? text("Tides.md")) == (isConfirmed ? nil : "# Tides\nLow at 4."))
        #expect((try? text(".trash/Tides.md")) == (isConfirmed ? "# Tides\nLow at 4." : nil))
    }

    @Test("Notes are found by the words in them and by their ids")
    func find() async throws {
        #expect(try await note("Low at").name == "Tides")
        let crew = try await notes.entities["NoteEntity"].entities(identifiers: ["Crew/New list.md", "Crew/Gone.md"])
        #expect(crew.map(\.identifier.instanceIdentifier) == ["Crew/New list.md"])
        #expect(try crew[0].folder.name == "Crew")
        let all = try await notes.entities["NoteEntity"].allEntities()
        #expect(all.count == 3)
    }

    @Test("A name that no file can have is refused, and nothing is written")
    func badName() async throws {
        let intent = notes.intents["CreateNoteIntent"].makeIntent(name: "a/b")
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.message.contains("a-b") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Club/a").path))
    }
}
