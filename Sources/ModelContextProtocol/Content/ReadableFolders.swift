import CLinuxFiles
import Foundation
import FoundationGaps

/// The folders within which a client may name files by their paths.
struct ReadableFolders: Sendable {
    /// The folders as the person named them.
    let names: [String]

    /// Makes a list of folders.
    ///
    /// - Parameter names: Their paths; `~` is the person's home.
    init(_ names: [String]) {
        self.names = names
    }

    /// Opens a file.
    ///
    /// The name is followed once, symbolic links and all, without opening anything for reading; what it led to is then held against
    /// the folders and opened itself. So a name that is changed meanwhile leads nowhere else.
    ///
    /// - Parameter path: The file's path, absolute or beginning with `~/`.
    /// - Throws: ``UnreadableFile`` where it lies in none of the folders, or is no regular file that can be read.
    func open(_ path: String) throws(UnreadableFile) -> OpenFile {
        let whole = HomeFolder.expanding(path)
        guard whole.hasPrefix("/"), !whole.contains("\0") else {
            throw UnreadableFile(reason: "a path must be absolute, or begin with ~/")
        }
        let reference = clinuxfiles_openat(AT_FDCWD, whole, CLINUXFILES_O_PATH | O_CLOEXEC, 0)
        let failure = errno
        defer { if reference >= 0 { close(reference) } }
        let place = reference >= 0 ? Self.place(of: reference) : (whole as NSString).standardizingPath
        // What lies elsewhere is refused in one way, whether it is there or not.
        guard let place, names.contains(where: { Self.folder($0, holds: place) }) else { throw refusal }
        guard reference >= 0 else { throw UnreadableFile(errno: failure) }
        var status = stat()
        guard fstat(reference, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw UnreadableFile(reason: "it is no regular file")
        }
        return try OpenFile(at: "/proc/self/fd/\(reference)")
    }

    private var refusal: UnreadableFile {
        let option = "with 'serve --allow-files DIR' or as \"files\": {\"read\": [\"DIR\"]} in the configuration"
        return UnreadableFile(
            reason: names.isEmpty
                ? "no folder is named from which files may be read by their paths; the person names one \(option)"
                : "it lies in none of the folders from which files may be read by their paths, "
                    + names.map { "'\($0)'" }.joined(separator: ", ") + "; the person names others \(option)")
    }

    private static func folder(_ name: String, holds place: String) -> Bool {
        let folder = clinuxfiles_openat(AT_FDCWD, HomeFolder.expanding(name), CLINUXFILES_O_PATH | O_CLOEXEC, 0)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        guard let root = Self.place(of: folder) else { return false }
        return place.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }

    /// The path of what is open, without symbolic links.
    private static func place(of descriptor: Int32) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
        guard count > 0, count < buffer.count else { return nil }
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
