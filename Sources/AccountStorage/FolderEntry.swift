/// One file or folder found by ``AccountFolder/entries(in:)``.
public struct FolderEntry: Hashable, Sendable {
    /// The path relative to the account's folder, such as `Harbour/Plan.md`.
    public let path: String
    /// The status; of the file a symbolic link leads to, where it is one.
    public let status: FileStatus

    /// The entry with the given values.
    public init(path: String, status: FileStatus) {
        self.path = path
        self.status = status
    }
}
