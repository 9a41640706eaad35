import Foundation

/// What a list shows of a note.
public struct NoteRecord: Hashable, Sendable, Identifiable {
    /// The file's path relative to the vault, such as `Harbour/Plan.md`.
    public let path: String
    /// The file's name without its extension, such as `Plan`.
    public let name: String
    /// The path of the folder it is in, such as `Harbour`; empty for the vault itself.
    public let folderPath: String
    /// Whether the front matter says `pinned: true`.
    public let isPinned: Bool
    /// When the note was made: the date in the front matter, else the file's, where the file system keeps it.
    public let created: Date?
    /// When the file was last written.
    public let modified: Date
    /// The tags of the front matter and of the text, without `#`.
    public let tags: [String]
    /// 16 hexadecimal digits that change with any change of the file.
    public let version: String
    /// The file's length in bytes.
    public let size: Int64
    /// False for a file that is not UTF-8, whose content cannot be changed.
    public let isEditable: Bool
    /// The beginning of the text, about 120 characters on one line.
    public let excerpt: String

    /// The path, which is what tells it from all others.
    public var id: String { path }

    /// The record with the given values; the name and the folder follow from the path.
    public init(
        path: String, isPinned: Bool, created: Date?, modified: Date, tags: [String], version: String, size: Int64,
        isEditable: Bool, excerpt: String
    ) {
        let parts = NotePath.split(path)
        self.path = path
        name = parts.name
        folderPath = parts.folder
        self.isPinned = isPinned
        self.created = created
        self.modified = modified
        self.tags = tags
        self.version = version
        self.size = size
        self.isEditable = isEditable
        self.excerpt = excerpt
    }
}
