/// A change to what is in an account's folder.
///
/// Paths are relative to the folder and hold no symbolic links, as far as the system tells where an open folder is.
public enum FileChange: Hashable, Sendable {
    /// A file or a link comes into being.
    case creation(path: String, as: FileState)
    /// A file's content is replaced.
    case replacement(path: String, with: ContentDigest)
    /// Something gets another path.
    case move(from: String, to: String, of: FileState)
    /// A folder comes into being; `isOnTheWay` where only what goes into it was asked for.
    case newFolder(path: String, isOnTheWay: Bool)
    /// Something goes.
    case removal(path: String, of: FileState)

    /// The path that the change is about; of a move, the one before it.
    public var path: String {
        switch self {
        case .creation(let path, _), .replacement(let path, _), .move(let path, _, _), .newFolder(let path, _),
            .removal(let path, _):
            path
        }
    }
}
