/// What is at a path, as far as a change to it can be told from another.
public enum FileState: Hashable, Sendable {
    /// Nothing is there.
    case nothing
    /// A file with this content.
    case file(ContentDigest)
    /// A folder, whatever is in it.
    case folder
    /// A symbolic link that leads to this path.
    case link(String)
    /// A pipe, a device or something else that has no content of its own.
    case other
}

extension FileState: CustomStringConvertible {
    /// What is there, in words.
    public var description: String {
        switch self {
        case .nothing: "nothing is there"
        case .file: "it is a file with other content"
        case .folder: "it is a folder"
        case .link(let target): "it is a link to “\(target)”"
        case .other: "it is no file"
        }
    }
}
