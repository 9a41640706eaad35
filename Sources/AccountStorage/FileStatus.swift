import Glibc

/// What the file system knows of a file without reading it.
///
/// Two equal values mean that the file was very likely not written in between: any write moves `changed` on.
public struct FileStatus: Hashable, Sendable {
    /// The file's length in bytes.
    public let size: Int64
    /// When the contents were last written, in nanoseconds since 1970 (`st_mtim`).
    public let modified: Int64
    /// When the contents or the status last changed, in nanoseconds since 1970 (`st_ctim`). No program can set it.
    public let changed: Int64
    /// The file's number in its file system.
    public let inode: UInt64
    /// Whether it is a folder.
    public let isDirectory: Bool

    /// The status with the given values.
    public init(size: Int64, modified: Int64, changed: Int64, inode: UInt64, isDirectory: Bool) {
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
        self.isDirectory = isDirectory
    }

    init(_ status: stat) {
        size = Int64(status.st_size)
        modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        changed = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
        inode = UInt64(status.st_ino)
        isDirectory = status.isDirectory
    }
}

extension stat {
    var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
