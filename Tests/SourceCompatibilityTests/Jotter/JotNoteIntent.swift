import AppIntents

/// An intent of a schema whose parameters refer to entities of the same app.
@AppIntent(schema: .notes.createNote)
struct JotNoteIntent {
    var name: AttributedString
    var content: AttributedString?
    var attachments: [IntentFile]
    var isPinned: Bool
    var folder: JotterFolder?

    func perform() async throws -> some ReturnsValue<JotterNote> {
        let note = JotterNote(id: "new")
        note.name = name
        note.content = content
        note.attachments = attachments
        note.isPinned = isPinned
        note.folder = folder
        return .result(value: note)
    }
}
