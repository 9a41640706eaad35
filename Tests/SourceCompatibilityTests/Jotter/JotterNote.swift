import AppIntents

@AppEntity(schema: .notes.note)
struct JotterNote {
    // MARK: Static
    static let defaultQuery = JotterNoteQuery()

    // MARK: Properties
    let id: String
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool
    var creationDate: Date?
    var modificationDate: Date?
    var folder: JotterFolder?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    // MARK: Query
    struct JotterNoteQuery: EntityQuery {
        func entities(for identifiers: [JotterNote.ID]) async throws -> [JotterNote] { [] }
    }
}
