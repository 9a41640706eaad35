import AppIntents

/// An intent of a schema whose parameters refer to entities of the same app, with a dependency and nothing else written out.
@AppIntent(schema: .notes.createNote)
struct JotNoteIntent {
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool
    var folder: JotterFolder?

    @Dependency private var ids: JotterIDs

    func perform() async throws -> some ReturnsValue<JotterNote> {
        let note = JotterNote(id: ids.next())
        note.name = name
        note.content = content
        note.attachments = attachments
        note.isPinned = isPinned
        note.folder = folder
        return .result(value: note)
    }
}
