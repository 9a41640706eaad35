import AppIntents

/// A folder of notes: a folder on disk below its account's.
@AppEntity(schema: .notes.folder)
public struct FolderEntity {
    /// Finds folders.
    public static let defaultQuery = FolderQuery()

    /// The folder's path within its account.
    public let id: String

    /// The folder's own name.
    public var name: String

    /// The folder that it is in; none for one at the top.
    public var parentFolder: FolderEntity?

    /// The account that it is in.
    public var account: AccountEntity?

    init(id: String, name: String, parent: FolderEntity?, account: AccountEntity) {
        self.id = id
        self.name = name
        parentFolder = parent
        self.account = account
    }

    /// The folder's name, and where it is.
    public var displayRepresentation: DisplayRepresentation {
        guard let parentFolder else { return DisplayRepresentation(title: "\(name)") }
        return DisplayRepresentation(title: "\(name)", subtitle: "\(parentFolder.id)")
    }
}
