import AppIntents

/// Renames, pins or moves a note, or gives it more attachments.
@AppIntent(schema: .notes.updateNote)
public struct UpdateNoteIntent {
    /// What the intent does.
    public static let description: IntentDescription? = """
        Renames, pins or moves a note, or adds attachments to it; what is left out stays as it is. The text stays too: see the \
        intents that append to it or replace it.
        """

    /// The note to change.
    public var target: NoteEntity

    /// The note's new name.
    public var name: AttributedString?

    /// Files that are put beside the note and embedded at its end, after those that it has.
    public var attachments: [IntentFile]?

    /// Whether the note is pinned.
    public var isPinned: Bool?

    /// The folder that the note moves to.
    public var folder: FolderEntity?

    /// The version of the note that the change is meant for, as reading it told.
    @Parameter(title: "Version", description: "The version the change is meant for; at any other, nothing is written.")
    public var version: String?

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Changes the note.
    public func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let place = try library.existingPlace(of: target.id)
        let destination = try folder.map { try library.existingPlace(of: $0.id) }
        if let destination, destination.account.name != place.account.name {
            throw NotesError.otherAccount(note: target.id, folder: destination.path)
        }
        let record = try await NotesError.tellingBothTexts(nil) {
            try await place.account.vault.update(
                place.path, name: name.map { String($0.characters) }, isPinned: isPinned, folder: destination?.path,
                attachments: try attachments?.map(NewAttachment.init(file:)), expecting: version)
        }
        return .result(
            value: library.entity(record, in: place.account), dialog: "Changed the note “\(record.name)”.")
    }
}
