import CLinuxFiles
import Glibc

extension FileState {
    /// What bears a name in an open folder; a link is not followed.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - folder: The folder.
    ///   - path: The path of it, for the error.
    init(of name: String, in folder: borrowing Descriptor, path: String) throws(AccountFolderError) {
        var status = stat()
        guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            guard errno == ENOENT else { throw AccountFolderError(code: errno, path: path, operation: "look at") }
            self = .nothing
            return
        }
        if status.isDirectory {
            self = .folder
        } else if status.isLink {
            self = try Self.target(of: name, in: folder, path: path).map { .link($0) } ?? .other
        } else if status.isRegularFile {
            let number = clinuxfiles_openat(
                folder.number, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, 0)
            guard number >= 0 else { throw AccountFolderError(code: errno, path: path, operation: "read") }
            let file = Descriptor(number)
            self = .file(try DigestContext.digest(of: file.number, path: path))
        } else {
            self = .other
        }
    }

    /// Where a link leads; `nil` where that is no text.
    private static func target(
        of name: String, in folder: borrowing Descriptor, path: String
    ) throws(AccountFolderError) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlinkat(folder.number, name, &buffer, buffer.count - 1)
        guard length >= 0 else { throw AccountFolderError(code: errno, path: path, operation: "read") }
        return String(validating: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
