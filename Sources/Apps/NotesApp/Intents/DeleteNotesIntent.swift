import AppIntents

/// Moves notes to their account's trash.
public struct DeleteNotesIntent: DeleteIntent {
    /// What a person calls the intent.
    public static let title: LocalizedStringResource = "Delete Notes"

    /// What the intent does.
    public static let description: IntentDescription? = """
        Moves notes into the folder .trash of their account, from where they can be taken back.
        """

    /// The notes.
    @Parameter(title: "Notes")
    public var entities: [NoteEntity]

    /// The version of the one note that is meant, as reading it told.
    @Parameter(
        title: "Version", description: "The version of the one note that is meant; at any other, it is not deleted.")
    public var version: String?

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Moves the notes.
    public func perform() async throws -> some IntentResult & ProvidesDialog {
        if version != nil, entities.count != 1 { throw NotesError.versionForSeveral(count: entities.count) }
        var places: [String] = []
        for note in entities {
            let place = try library.existingPlace(of: note.id)
            try await NotesError.tellingBothTexts(nil) {
                places.append(try await place.account.vault.delete(place.path, expecting: version))
            }
        }
        return .result(dialog: "Moved to the trash: \(places.joined(separator: ", ")).")
    }
}
