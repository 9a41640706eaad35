import Foundation
import Glibc

/// What a file is before a change that takes its content away.
public struct FormerFile {
    /// How many bytes it has.
    public let size: Int64
    /// When its content was last written, in nanoseconds since 1970.
    public let modified: Int64
    /// Its permissions, as `chmod` takes them.
    public let mode: UInt32

    private let content: FileContent

    init(_ content: FileContent, status: stat) {
        self.content = content
        size = Int64(status.st_size)
        modified = FileStatus(status).modified
        mode = UInt32(status.st_mode & 0o7777)
    }

    /// Copies the content to a new file, which only its owner may read and which is on the disk when this returns.
    ///
    /// - Parameters:
    ///   - path: The new file's path.
    ///   - folder: The folder that it goes to.
    /// - Returns: The digest of what was copied.
    /// - Throws: ``AccountFolderError``; `alreadyExists` where the name is taken.
    public func copy(to path: String, in folder: AccountFolder) throws(AccountFolderError) -> ContentDigest {
        try folder.create(path, content, attributes: FileAttributes(mode: 0o600))
        // Of the copy, since the file itself may be written to meanwhile.
        let copy = try folder.place(path, followsLinks: false).openFile()
        return try DigestContext.digest(of: copy.number, path: path)
    }
}
