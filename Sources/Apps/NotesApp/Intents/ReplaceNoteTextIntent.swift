import AppIntents

/// Replaces the whole text of a note.
public struct ReplaceNoteTextIntent: AppIntent {
    /// What a person calls the intent.
    public static let title: LocalizedStringResource = "Replace Note Text"

    /// What the intent does.
    public static let description: IntentDescription? = """
        Replaces the whole text of a note; its front matter stays. The version that was read must be named, so that no change made \
        since is lost.
        """

    /// The note.
    @Parameter(title: "Note")
    public var target: NoteEntity

    /// The new text.
    @Parameter(title: "Content", description: "The new text, in Markdown.")
    public var content: AttributedString

    /// The version that the new text was made from.
    @Parameter(
        title: "Version", description: "The version that the new text was made from; at any other, nothing is written.")
    public var version: String

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Replaces the text.
    public func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
        let place = try library.existingPlace(of: target.id)
        let text = String(content.characters)
        let record = try await NotesError.tellingBothTexts(text) {
            try await place.account.vault.update(place.path, text: text, expecting: version)
        }
        return .result(
            value: library.entity(record, in: place.account), dialog: "Replaced the text of the note “\(record.name)”.")
    }
}
