import SchemaCheck
import Testing

@Suite("Entities that intents take, and how they are found")
struct SearchTests {
    /// An intent that takes a note, and the note with its query.
    private static func source(
        entity: String = "", query: String = "static let defaultQuery = NoteQuery()", rest: String
    ) -> CheckedSource {
        CheckedSource(
            stringLiteral: """
                @AppIntent(schema: .notes.appendText) struct Append { var target: Note }
                @AppEntity(schema: .notes.note) struct Note\(entity) { \(query) }
                \(rest)
                """)
    }

    @Test(
        "An entity whose query takes no text is a warning, once for all intents",
        arguments: [
            "static let defaultQuery = NoteQuery()", "static var defaultQuery: NoteQuery { NoteQuery() }",
            "static let defaultQuery: NoteQuery = .init()",
        ])
    func unfindable(query: String) {
        let source = Self.source(query: query, rest: "struct NoteQuery: EntityQuery, Sendable {}")
        #expect(
            source.lines == [
                "App.swift:4:8: warning: 'NoteQuery' cannot find 'Note' by text, as 'target' of schema 'notes.appendText' "
                    + "asks; make it an 'EntityStringQuery', or 'Note' an 'IndexedEntity'",
                "App.swift:2:67: note: 'target' takes 'Note' here",
            ])
    }

    @Test(
        "A query that takes text, or may take it, is right",
        arguments: [
            "struct NoteQuery: EntityStringQuery {}",
            "struct NoteQuery: EntityQuery {}\nextension NoteQuery: EntityStringQuery {}",
            "struct NoteQuery: TextQuery {}\nprotocol TextQuery: EntityStringQuery {}", "",
            """
            struct NoteQuery: EntityQuery {}
            struct Pictured: IntentValueQuery { func values(for input: Words) async throws -> [Note] { [] } }
            """,
            """
            struct NoteQuery: EntityQuery {}
            struct Pictured: IntentValueQuery { func values(for input: Words) async throws -> [Found] { [] } }
            @UnionValue enum Found { case word(String), note(Note) }
            """,
        ])
    func findable(rest: String) { #expect(Self.source(rest: rest).lines.isEmpty) }

    @Test(
        "An entity that is found without its query is right",
        arguments: [
            ": IndexedEntity", ": UniqueAppEntity", ": TransientAppEntity", ": AppIntents.IndexedEntity & Sendable",
        ])
    func withoutQuery(entity: String) {
        #expect(Self.source(entity: entity, rest: "struct NoteQuery: EntityQuery {}").lines.isEmpty)
    }

    @Test("A query by value that finds something else finds no entity of the type")
    func otherValueQuery() {
        let source = Self.source(
            rest: """
                struct NoteQuery: EntityQuery {}
                struct Pictured: IntentValueQuery { func values(for input: Words) async throws -> [Picture] { [] } }
                struct Picture {}
                """)
        #expect(source.messages.count == 1)
    }

    @Test("An entity that no schema intent takes need not be found")
    func untaken() {
        let source: CheckedSource = """
            @AppEntity(schema: .notes.note) struct Note { static let defaultQuery = NoteQuery() }
            struct NoteQuery: EntityQuery {}
            struct Append: AppIntent { @Parameter(title: "Note") var target: Note }
            """
        #expect(source.lines.isEmpty)
    }
}
