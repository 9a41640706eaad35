import AppIntents

/// Opens a note in the desktop's editor for Markdown.
public struct OpenNoteIntent: OpenIntent {
    /// What a person calls the intent.
    public static let title: LocalizedStringResource = "Open Note"

    /// What the intent does.
    public static let description: IntentDescription? = "Opens a note in the desktop's editor for Markdown."

    /// The note.
    @Parameter(title: "Note")
    public var target: NoteEntity

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Opens the note.
    public func perform() async throws -> some IntentResult & ProvidesDialog {
        let place = try library.existingPlace(of: target.id)
        let file = place.account.root.appendingPathComponent(place.path)
        try DesktopOpener.open(file)
        return .result(dialog: "Opened the note “\(String(target.name.characters))”.")
    }
}
