/// A copy of what a file was, from which it can be put back.
public struct KeptFile: Hashable, Sendable {
    /// The copy's path in the folder that it is kept in.
    public let path: String
    /// When the file's content was last written, in nanoseconds since 1970.
    public let modified: Int64
    /// The file's permissions, as `chmod` takes them.
    public let mode: UInt32

    /// A copy with the given values.
    public init(path: String, modified: Int64, mode: UInt32) {
        self.path = path
        self.modified = modified
        self.mode = mode
    }
}
