import CLinuxFiles
import Glibc

/// Follows a path one name at a time, each opened relative to the folder before it and never through a link.
///
/// Links are read and their names walked in turn, and `..` in a link goes back to a folder that is held open already,
/// so nothing another program renames meanwhile can lead the walk out of the root.
struct PathWalk: ~Copyable {
    /// As many links as the kernel follows in one path.
    private static let linkLimit = 40

    private let root: Int32
    private let path: RelativePath
    private let followsLinks: Bool
    /// The folders below the root, the current one last.
    private var folders: [Int32] = []
    private var pending: [String]

    /// The folder reached so far.
    var folder: Int32 { folders.last ?? root }

    init(root: Int32, path: RelativePath, followsLinks: Bool) throws(AccountFolderError) {
        self.root = root
        self.path = path
        self.followsLinks = followsLinks
        pending = path.components.reversed()
    }

    deinit {
        for folder in folders { close(folder) }
    }

    /// Walks to the end, links included.
    ///
    /// - Returns: The last name, in ``folder``. It is not a link, and need not exist; it is `.` where the path ends at
    ///   a folder that `..` led to.
    mutating func leaf() throws(AccountFolderError) -> String {
        var links = 0
        while let name = pending.popLast() {
            if name == ".." {
                guard let left = folders.popLast() else { throw .outsideTheFolder(path: path.text) }
                close(left)
                continue
            }
            if let target = try linkTarget(of: name) {
                guard followsLinks else { throw .system(path: path.text, operation: "open", code: ELOOP) }
                links += 1
                guard links <= Self.linkLimit else { throw .system(path: path.text, operation: "open", code: ELOOP) }
                guard target.utf8.first != UInt8(ascii: "/") else { throw .outsideTheFolder(path: path.text) }
                let names = target.split(separator: "/").map(String.init).filter { $0 != "." }
                pending.append(contentsOf: names.reversed())
                continue
            }
            if pending.isEmpty { return name }
            let number = clinuxfiles_openat(folder, name, CLINUXFILES_O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, 0)
            guard number >= 0 else { throw AccountFolderError(code: errno, path: path.text, operation: "open") }
            folders.append(number)
        }
        return "."
    }

    /// Where a link leads; nil for anything else, also for nothing.
    private func linkTarget(of name: String) throws(AccountFolderError) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlinkat(folder, name, &buffer, buffer.count - 1)
        // EINVAL: there, and no link. ENOENT: the caller finds out when it opens the name.
        if length < 0 {
            if errno == EINVAL || errno == ENOENT { return nil }
            throw AccountFolderError(code: errno, path: path.text, operation: "open")
        }
        return String(validating: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
