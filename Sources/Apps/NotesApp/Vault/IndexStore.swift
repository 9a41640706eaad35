import Foundation
import Glibc
import SQLite

/// The file a vault's index is kept in, and what is done where that does not work: a damaged file is made anew, and
/// where none can be written the index is kept in memory.
final class IndexStore {
    private let folder: URL
    private let file: URL
    private var index: NoteIndex?
    private var isInMemory = false

    /// The store for a vault.
    ///
    /// - Parameters:
    ///   - root: The vault's folder.
    ///   - cacheFolder: The folder for the index; nil for `appintents/notes` in the user's cache folder
    ///     (`XDG_CACHE_HOME`, as the XDG Base Directory Specification says).
    init(root: URL, cacheFolder: URL?) {
        folder = cacheFolder ?? Self.userCacheFolder.appendingPathComponent("appintents/notes", isDirectory: true)
        let name = NoteVersion.of(root.resolvingSymlinksInPath().standardizedFileURL.path.utf8)
        file = folder.appendingPathComponent("\(name).sqlite")
    }

    private static var userCacheFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        // A relative path is to be ignored, says the specification.
        if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let home =
            environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser
        return home.appendingPathComponent(".cache", isDirectory: true)
    }

    /// Does something with the index; it is done again where the index had to be made anew.
    ///
    /// - Parameter body: What to do. It must bear being done twice.
    /// - Throws: What `body` throws.
    func with<Result>(_ body: (NoteIndex) throws -> Result) throws -> Result {
        do {
            return try body(open())
        } catch let error as SQLiteError where error.isDamage || error.isStatementRefused {
            // The tables of another program are as useless as a damaged file.
            index = nil
            removeFiles()
        } catch let error as SQLiteError where error.isUnwritable {
            index = nil
            isInMemory = true
        }
        do {
            return try body(open())
        } catch is SQLiteError where !isInMemory {
            index = nil
            isInMemory = true
        }
        return try body(open())
    }

    private func open() throws -> NoteIndex {
        if let index { return index }
        let location: Database.Location
        if isInMemory {
            location = .memory
        } else {
            // Where the folder cannot be made, opening the file fails and says so. The index holds the notes' texts, so
            // nobody else may look into it.
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            location = .file(file.path)
        }
        let opened = try NoteIndex(location)
        if !isInMemory { chmod(file.path, 0o600) }
        index = opened
        return opened
    }

    private func removeFiles() {
        for suffix in ["", "-wal", "-shm"] { unlink(file.path + suffix) }
    }
}
