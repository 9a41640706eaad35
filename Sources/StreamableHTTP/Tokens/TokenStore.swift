import Foundation
import FoundationGaps
import JSON
import Synchronization

/// The tokens of the clients that may use a server over HTTP, in a file that only its owner may read or write.
///
/// A token is shown once, when it is made. Of it only the SHA-256 digest is kept. Several processes may use the file at once, and a
/// server sees what others change.
public final class TokenStore: Sendable {
    /// What tells whether the file is still the one that was read.
    private struct Stamp: Equatable {
        var device: UInt
        var file: UInt
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    private struct Cache {
        var stamp: Stamp?
        var set = TokenSet(tokens: [], isDemanded: false)
    }

    /// The file.
    public let path: String
    private let cache = Mutex(Cache())

    /// Makes a store; nothing is read or written yet.
    ///
    /// - Parameter path: The absolute path of the file.
    public init(path: String = TokenStore.usualPath) {
        self.path = path
    }

    /// `$XDG_STATE_HOME/appintents/tokens.json`, as the XDG Base Directory Specification has it.
    public static var usualPath: String {
        let base = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? HomeFolder.path + "/.local/state") + "/appintents/tokens.json"
    }

    // MARK: Making and taking away

    /// All tokens, in the order in which they were made.
    ///
    /// - Throws: ``TokenStoreError`` where the file cannot be read.
    public func list() throws(TokenStoreError) -> [Token] { try read() }

    /// Makes a token.
    ///
    /// - Parameter name: Who is to have it.
    /// - Returns: The token, which cannot be had again.
    /// - Throws: ``TokenStoreError`` where the name is taken or will not do, or the file cannot be written.
    public func create(_ name: String) throws(TokenStoreError) -> String {
        let isName = !name.isEmpty && name.utf8.count <= 40 && name.allSatisfy(Self.mayStandInName)
        guard isName else { throw .badName(name) }
        let secret = Self.newSecret()
        try change { tokens throws(TokenStoreError) in
            guard !tokens.contains(where: { $0.name == name }) else { throw .taken(name) }
            tokens.append(Token(name: name, created: Date(), digest: TokenDigest(of: secret), former: nil))
        }
        return secret
    }

    /// Replaces a token by a new one.
    ///
    /// - Parameters:
    ///   - name: Whose token it is.
    ///   - grace: How long the former token is good beside the new one.
    /// - Returns: The new token, which cannot be had again.
    /// - Throws: ``TokenStoreError`` where there is no such token, or the file cannot be written.
    public func rotate(_ name: String, grace: Duration = .zero) throws(TokenStoreError) -> String {
        let secret = Self.newSecret()
        let now = Date()
        try change { tokens throws(TokenStoreError) in
            let index = try Self.index(of: name, in: tokens)
            let end = now.addingTimeInterval(grace / .seconds(1))
            let former = grace > .zero ? Token.Former(digest: tokens[index].digest, end: end) : nil
            tokens[index] = Token(name: name, created: now, digest: TokenDigest(of: secret), former: former)
        }
        return secret
    }

    /// Takes a token away.
    ///
    /// - Parameter name: Whose token it is.
    /// - Throws: ``TokenStoreError`` where there is no such token, or the file cannot be written.
    public func revoke(_ name: String) throws(TokenStoreError) {
        try change { tokens throws(TokenStoreError) in
            tokens.remove(at: try Self.index(of: name, in: tokens))
        }
    }

    private static func index(of name: String, in tokens: [Token]) throws(TokenStoreError) -> Int {
        guard let index = tokens.firstIndex(where: { $0.name == name }) else {
            throw .unknown(name, names: tokens.map(\.name))
        }
        return index
    }

    private static func mayStandInName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }

    /// 256 random bits, with a beginning by which those who look for secrets in files find it.
    private static func newSecret() -> String {
        var random = SystemRandomNumberGenerator()
        let data = Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) })
        let text = data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
            "=", with: "")
        return "appintents_" + text
    }

    // MARK: Serving

    /// The tokens as they are now.
    ///
    /// Once tokens were demanded, they stay so as long as the process lives. A file that cannot be read lets nobody in.
    var current: TokenSet {
        let stamp = stamp
        return cache.withLock { cache in
            if let stamp, stamp == cache.stamp { return cache.set }
            // Nothing is there: nobody has made a token, or all that was is gone.
            guard stamp != nil else {
                cache.stamp = nil
                cache.set = TokenSet(tokens: [], isDemanded: cache.set.isDemanded)
                return cache.set
            }
            let tokens = try? read()
            let isDemanded = cache.set.isDemanded || tokens?.isEmpty != true
            cache.set = TokenSet(tokens: tokens ?? [], isDemanded: isDemanded)
            // The file is looked at before it is read: what changed in between is read again.
            cache.stamp = stamp
            return cache.set
        }
    }

    private var stamp: Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Stamp(
            device: status.st_dev, file: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }

    // MARK: The file

    private func read() throws(TokenStoreError) -> [Token] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            guard errno == ENOENT else { throw failure(errno) }
            return []
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else {
            throw .file(path: path, reason: "others may write to it; 'chmod 600' on it takes that away")
        }
        let data: Data?
        do {
            data = try FileHandle(fileDescriptor: descriptor).readToEnd()
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
        guard let list = (try? JSONValue(parsing: data ?? Data()))?["tokens"]?.array else {
            throw .file(path: path, reason: "it is not what 'appintents token' writes")
        }
        let tokens = list.compactMap(Token.init(json:))
        guard tokens.count == list.count else {
            throw .file(path: path, reason: "it is not what 'appintents token' writes")
        }
        return tokens
    }

    /// Changes the tokens while no other process does.
    private func change(_ body: (inout [Token]) throws(TokenStoreError) -> Void) throws(TokenStoreError) {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
        let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw failure(errno) }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure(errno) }
        }
        var tokens = try read()
        try body(&tokens)
        try write(tokens, in: folder)
    }

    /// Puts a whole new file in the place of the old one.
    private func write(_ tokens: [Token], in folder: String) throws(TokenStoreError) {
        let text = JSONValue.object(JSONObject([("tokens", .array(tokens.map(\.json)))])).prettyText + "\n"
        let new = path + ".new"
        // Only left over where a process was killed; the lock is held.
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        do {
            defer { close(descriptor) }
            try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))
            guard fsync(descriptor) == 0 else { throw failure(errno) }
        } catch let error as TokenStoreError {
            throw error
        } catch {
            throw .file(path: path, reason: error.localizedDescription)
        }
        guard rename(new, path) == 0 else { throw failure(errno) }
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { return }
        fsync(directory)
        close(directory)
    }

    private func failure(_ code: Int32) -> TokenStoreError {
        .file(path: path, reason: String(cString: strerror(code)))
    }
}
