import SchemaCheck
import Testing

@Suite("What perform() returns")
struct ResultTests {
    private static func source(schema: String, result: String) -> CheckedSource {
        CheckedSource(
            stringLiteral: """
                @AppIntent(schema: .\(schema)) struct Act { func perform() async throws -> \(result) { .result() } }
                @AppEntity(schema: .notes.note) struct Note {}
                typealias Same = Note
                @AppEntity(schema: .notes.folder) struct Folder {}
                """)
    }

    @Test(
        "A result that is the schema's, or cannot be told from source, is right",
        arguments: [
            ("notes.createNote", "some ReturnsValue<Note>"),
            ("notes.createNote", "some IntentResult & ReturnsValue<Same>"),
            ("notes.createNote", "some ReturnsValue<Note> & ProvidesDialog & ShowsSnippetView"),
            ("notes.createNote", "some AppIntents.ReturnsValue<Elsewhere>"), ("notes.createNote", "some OurResult"),
            ("calendar.deleteEvent", "some IntentResult"), ("calendar.deleteEvent", "some ProvidesDialog"),
            ("notes.nothing", "some ReturnsValue<Int>"),
        ])
    func right(schema: String, result: String) {
        #expect(Self.source(schema: schema, result: result).lines.isEmpty)
    }

    @Test(
        "Another result is a warning",
        arguments: [
            (
                "calendar.deleteEvent", "some IntentResult & ReturnsValue<Int>",
                "Schema 'calendar.deleteEvent' returns nothing, so the system makes no use of 'ReturnsValue<Int>'; return "
                    + "'some IntentResult'"
            ),
            (
                "notes.createNote", "some IntentResult",
                "Schema 'notes.createNote' returns 'NoteEntity', a type that follows schema 'notes.note'; return "
                    + "'some ReturnsValue<NoteEntity>'"
            ),
            (
                "notes.createNote", "some ReturnsValue<Folder>",
                "Schema 'notes.createNote' returns 'NoteEntity', a type that follows schema 'notes.note', not 'Folder'"
            ),
            (
                "notes.createNote", "some ReturnsValue<[Note]>",
                "Schema 'notes.createNote' returns 'NoteEntity', a type that follows schema 'notes.note', not '[Note]'"
            ),
        ])
    func wrong(schema: String, result: String, message: String) {
        #expect(Self.source(schema: schema, result: result).messages == [message])
    }
}
