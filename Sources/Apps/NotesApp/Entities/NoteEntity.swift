import AppIntents

/// A note: a Markdown file in an account's folder or below.
@AppEntity(schema: .notes.note)
public struct NoteEntity {
    /// Finds notes.
    public static let defaultQuery = NoteQuery()

    /// The file's path within its account.
    public let id: String

    /// The file's name, without its extension.
    public var name: AttributedString

    /// The note's Markdown as it stands in the file, without front matter.
    @DeferredProperty
    public var content: AttributedString? {
        get async throws {
            let place = try library.existingPlace(of: id)
            return AttributedString(try await place.account.vault.content(of: place.path).text)
        }
    }

    /// The local files that the note embeds.
    @DeferredProperty
    public var attachments: [IntentFile] {
        get async throws {
            let place = try library.existingPlace(of: id)
            return try await place.account.vault.content(of: place.path).attachments.map { path in
                IntentFile(fileURL: place.account.root.appendingPathComponent(path))
            }
        }
    }

    /// Whether the front matter says that the note is pinned.
    public var isPinned: Bool

    /// When the front matter says that the note was made, or else the file system.
    public var creationDate: Date?

    /// When the file was last written.
    public var modificationDate: Date?

    /// The folder that the note is in; none for one at the top.
    public var folder: FolderEntity?

    /// The tags of the front matter and of the text.
    @Property(title: "Tags")
    public var tags: [String]?

    /// The version of the file's content, which a change can name so that it is made to no other.
    @Property(title: "Version")
    public var version: String?

    private let excerpt: String
    private let library: NotesLibrary

    init(record: NoteRecord, id: String, folder: FolderEntity?, library: NotesLibrary) {
        self.id = id
        excerpt = record.excerpt
        self.library = library
        name = AttributedString(record.name)
        isPinned = record.isPinned
        creationDate = record.created
        modificationDate = record.modified
        self.folder = folder
        tags = record.tags
        version = record.version
    }

    /// The note's name, and its folder with the beginning of its text.
    public var displayRepresentation: DisplayRepresentation {
        let place = [folder?.id, excerpt.isEmpty ? nil : excerpt].compactMap(\.self)
        return DisplayRepresentation(
            title: "\(String(name.characters))",
            subtitle: place.isEmpty ? nil : "\(place.joined(separator: " · "))")
    }
}
