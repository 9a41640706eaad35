/// A folder of the vault.
public struct FolderRecord: Hashable, Sendable, Identifiable {
    /// The path relative to the vault, such as `Harbour/Boats`.
    public let path: String
    /// The folder's own name, such as `Boats`.
    public let name: String
    /// The path of the folder it is in; nil where that is the vault itself.
    public let parentPath: String?

    /// The path, which is what tells it from all others.
    public var id: String { path }

    /// The record of the folder with the given path.
    public init(path: String) {
        let parts = NotePath.parent(of: path)
        self.path = path
        name = parts.name
        parentPath = parts.folder.isEmpty ? nil : parts.folder
    }
}
