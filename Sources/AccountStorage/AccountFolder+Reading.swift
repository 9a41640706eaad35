import CLinuxFiles
import Foundation
import Glibc

extension AccountFolder {
    /// A file's bytes.
    ///
    /// - Parameter path: The file's path, relative to the folder.
    /// - Throws: ``AccountFolderError``; `notAFile` for a folder, a pipe or a device.
    public func read(_ path: String) throws(AccountFolderError) -> Data {
        try contents(of: path).data
    }

    /// A file's bytes and the status they belong to.
    ///
    /// - Parameter path: The file's path, relative to the folder.
    /// - Throws: ``AccountFolderError``; `notAFile` for a folder, a pipe or a device.
    public func contents(of path: String) throws(AccountFolderError) -> FileContents {
        let checked = try RelativePath(path)
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let file = try open(checked, flags: O_RDONLY | O_NONBLOCK)
        return try Self.contents(of: file, path: path)
    }

    /// What the file system knows of a file or folder.
    ///
    /// - Parameter path: The path, relative to the folder.
    /// - Throws: ``AccountFolderError``.
    public func status(_ path: String) throws(AccountFolderError) -> FileStatus {
        try status(path, followsLinks: true)
    }

    func status(_ path: String, followsLinks: Bool) throws(AccountFolderError) -> FileStatus {
        let file = try open(RelativePath(path), flags: CLINUXFILES_O_PATH, followsLinks: followsLinks)
        guard let status = file.status() else {
            throw AccountFolderError(code: errno, path: path, operation: "look at")
        }
        return FileStatus(status)
    }

    static func contents(of file: borrowing Descriptor, path: String) throws(AccountFolderError) -> FileContents {
        guard let status = file.status() else {
            throw AccountFolderError(code: errno, path: path, operation: "look at")
        }
        guard status.isRegularFile else { throw .notAFile(path: path) }
        var nanoseconds: Int64 = 0
        let born =
            clinuxfiles_birth_time(file.number, &nanoseconds) == 1
            ? Date(timeIntervalSince1970: Double(nanoseconds) / 1_000_000_000) : nil
        let data = try bytes(of: file, sizeHint: Int(status.st_size), path: path)
        return FileContents(data: data, status: FileStatus(status), born: born)
    }

    /// Reads to the end, which may have moved since the size was looked up.
    private static func bytes(
        of file: borrowing Descriptor, sizeHint: Int, path: String
    ) throws(AccountFolderError) -> Data {
        // One byte more than expected, so that the end shows without a second buffer.
        var data = Data(count: sizeHint + 1)
        var length = 0
        while true {
            if length == data.count { data.count += max(data.count, 4096) }
            let got = data.withUnsafeMutableBytes { buffer in
                Glibc.read(file.number, buffer.baseAddress?.advanced(by: length), buffer.count - length)
            }
            if got == 0 { break }
            if got < 0 {
                if errno == EINTR { continue }
                throw AccountFolderError(code: errno, path: path, operation: "read")
            }
            length += got
        }
        data.count = length
        return data
    }
}
