import AppIntents
import Foundation
import IntentCommandLine

/// A client's file of settings, which is another program's: it is replaced whole, and what it was is kept beside it.
struct ClientFile {
    /// The largest file that is read.
    private static let sizeLimit = 16 << 20

    /// The path by which the client knows it.
    let path: String
    /// Where it really is, behind symbolic links.
    let target: String
    /// What it says; `nil` where there is none.
    let text: String?
    private let mode: mode_t
    private let client: AssistantClient

    /// Reads a file.
    ///
    /// - Parameter client: The client whose file it is.
    /// - Throws: ``Failure`` where it cannot be read, is no file of the person's, or leads out of the home.
    init(of client: AssistantClient) throws {
        path = client.file
        self.client = client
        target = try Self.target(of: path, within: client.roots)
        var status = stat()
        guard stat(target, &status) == 0 else {
            guard errno == ENOENT else { throw Self.failure(path, "cannot be looked at: \(Self.reason)") }
            text = nil
            mode = 0o600
            return
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Self.failure(path, "is no file") }
        guard status.st_uid == getuid() else { throw Self.failure(path, "is another user's file") }
        guard status.st_size <= Self.sizeLimit else {
            throw Self.failure(path, "is larger than \(Self.sizeLimit >> 20) MB, which no settings are")
        }
        guard let data = FileManager.default.contents(atPath: target) else {
            throw Self.failure(path, "cannot be read")
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw Self.failure(path, "is no UTF-8") }
        self.text = text
        mode = status.st_mode & 0o777
    }

    /// Replaces what the file says, at once or not at all.
    ///
    /// - Parameter text: What it is to say.
    /// - Returns: Where what it said is kept; `nil` where there was no file.
    /// - Throws: ``Failure`` where it cannot be written, or was changed since it was read.
    func replace(with text: String) throws -> String? {
        let folder = (target as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let backup = try self.text.map { try keep($0, in: folder) }
        let new = try Self.write(text, to: { "\(folder)/.appintents-\(getpid())-\($0)" }, mode: mode)
        do {
            guard try ClientFile(of: client).text == self.text else {
                throw Self.failure(path, "was changed meanwhile; nothing was written, try again")
            }
            guard rename(new, target) == 0 else { throw Self.failure(path, "cannot be replaced: \(Self.reason)") }
        } catch {
            unlink(new)
            if let backup { unlink(backup) }
            throw error
        }
        return backup
    }

    /// Keeps what the file said beside it, under a name that is free.
    private func keep(_ text: String, in folder: String) throws -> String {
        try Self.write(text, to: { "\(target).before-appintents" + ($0 == 0 ? "" : "-\($0 + 1)") }, mode: mode)
    }

    /// Writes a file that was not there.
    ///
    /// - Parameters:
    ///   - text: What it says.
    ///   - name: Its path, by how many were taken already.
    ///   - mode: Who may read and write it.
    /// - Returns: The path.
    private static func write(_ text: String, to name: (Int) -> String, mode: mode_t) throws -> String {
        for number in 0..<1000 {
            let path = name(number)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else {
                if errno == EEXIST { continue }
                throw failure(path, "cannot be made: \(reason)")
            }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do {
                try handle.write(contentsOf: Data(text.utf8))
                // Only whole is it put in the other's place.
                guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
                    throw failure(path, "cannot be written: \(reason)")
                }
                try handle.close()
                return path
            } catch {
                unlink(path)
                throw error
            }
        }
        throw failure(name(0), "has too many files of its name beside it")
    }

    // MARK: Links

    /// Where a path leads. Links are followed within the folders of the person's settings, as programs make them that keep settings
    /// elsewhere.
    private static func target(of path: String, within roots: [String]) throws -> String {
        var existing = path
        var rest: [String] = []
        var status = stat()
        // What is not there yet is made where its folder really is.
        while lstat(existing, &status) != 0, errno == ENOENT, existing != "/" {
            rest.insert((existing as NSString).lastPathComponent, at: 0)
            existing = (existing as NSString).deletingLastPathComponent
        }
        guard let resolved = real(existing) else { throw failure(path, "leads nowhere: \(reason)") }
        let target = ([resolved == "/" ? "" : resolved] + rest).joined(separator: "/")
        guard roots.contains(where: { root in target.hasPrefix((real(root) ?? root) + "/") }) else {
            throw failure(path, "leads out of your home, to '\(target)'; change that file yourself")
        }
        return target
    }

    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static var reason: String { String(cString: strerror(errno)) }

    private static func failure(_ path: String, _ words: String) -> Failure {
        Failure(message: "'\(path)' \(words)", status: 1)
    }
}
