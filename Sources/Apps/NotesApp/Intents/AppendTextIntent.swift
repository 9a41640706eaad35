import AppIntents

/// Puts text at the end of a note.
@AppIntent(schema: .notes.appendText)
public struct AppendTextIntent {
    /// What the intent does.
    public static let description: IntentDescription? = "Puts text at the end of a note, on lines of its own."

    /// The text.
    public var content: AttributedString

    /// The note.
    public var target: NoteEntity

    /// The version of the note that the change is meant for, as reading it told.
    @Parameter(title: "Version", description: "The version the change is meant for; at any other, nothing is written.")
    public var version: String?

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Puts the text at the end.
    public func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let place = try library.existingPlace(of: target.id)
        let text = String(content.characters)
        let record = try await NotesError.tellingBothTexts(text) {
            try await place.account.vault.append(text, to: place.path, expecting: version)
        }
        return .result(
            value: library.entity(record, in: place.account), dialog: "Added to the note “\(record.name)”.")
    }
}
