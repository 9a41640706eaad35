import AppIntents

/// Makes a new note.
@AppIntent(schema: .notes.createNote)
public struct CreateNoteIntent {
    /// What the intent does.
    public static let description: IntentDescription? = """
        Makes a new note: a Markdown file of the given name. A note of that name in the same folder is never overwritten.
        """

    /// The note's name.
    public var name: AttributedString

    /// The note's Markdown.
    public var content: AttributedString?

    /// Files that are put beside the note and embedded at its end.
    @Parameter(description: "Files that are put beside the note and embedded at its end.", default: [])
    public var attachments: [IntentFile]

    /// Whether the note is pinned.
    @Parameter(description: "Whether the note is pinned.", default: false)
    public var isPinned: Bool

    /// The folder that the note goes into; the account's own where it is left out.
    public var folder: FolderEntity?

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Makes the note.
    public func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let account: NotesLibrary.Account
        let path: String
        if let folder {
            let place = try library.existingPlace(of: folder.id)
            (account, path) = (place.account, place.path)
        } else {
            (account, path) = (try library.defaultAccount(), "")
        }
        let record = try await account.vault.create(
            name: String(name.characters), text: content.map { String($0.characters) } ?? "", folder: path,
            isPinned: isPinned, attachments: try attachments.map(NewAttachment.init(file:)))
        return .result(
            value: library.entity(record, in: account), dialog: "Created the note “\(record.name)”.")
    }
}
