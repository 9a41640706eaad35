import AccountStorage
import Foundation
import IntentRuntime

/// Keeps what files of accounts said before runs changed them, in a folder that only its owner may read.
///
/// Each run that changes something has a folder of its own in it, its record, with a file for each change, written before the
/// change is made, and a copy of what the change takes away. Records go after 30 days, beyond the last 1,000, and the
/// oldest of them where all take more than 1 GB.
public final class ChangeHistory: RunHistory {
    /// How much is kept, and for how long.
    public struct Limits: Sendable {
        /// How long a record is kept, in days.
        public var days = 30.0
        /// How many records are kept.
        public var records = 1_000
        /// How many bytes all records together may take.
        public var totalBytes: Int64 = 1 << 30
        /// How many bytes a file may have that is kept.
        public var fileBytes: Int64 = 100 << 20

        /// The usual limits.
        public init() {}
    }

    /// The folder that all is kept in.
    public let path: String

    let folder: AccountFolder
    let limits: Limits
    private let accounts: [URL]

    /// Opens a history.
    ///
    /// - Parameters:
    ///   - path: The absolute path of its folder, made where it is missing.
    ///   - accounts: The folders of the accounts in which changes are taken back; what a record says of others is not done.
    ///   - limits: How much is kept, and for how long.
    /// - Throws: ``ChangeHistoryError`` where the folder cannot be used.
    public init(path: String, accounts: [URL], limits: Limits = Limits()) throws(ChangeHistoryError) {
        self.path = path
        self.limits = limits
        self.accounts = accounts
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
            folder = try AccountFolder(root: URL(fileURLWithPath: path, isDirectory: true))
        } catch {
            throw .unusable(path: path, reason: (error as? AccountFolderError)?.description ?? "\(error)")
        }
    }

    /// Does something and keeps what it changes in accounts' folders.
    ///
    /// - Parameters:
    ///   - note: Told the record's name before the first change is made. Where it throws, the change is not made.
    ///   - body: What is done.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public func recording<Value>(
        _ note: @escaping @Sendable (_ record: String) throws -> Void, _ body: () async throws -> Value
    ) async throws -> Value {
        let recorder = RunRecorder(history: self, note: note)
        defer { finish(recorder) }
        return try await ChangeRecording.$recorder.withValue(recorder) { try await body() }
    }

    /// Why something cannot be taken back, whatever the files say now.
    ///
    /// - Parameter record: The record's name.
    /// - Returns: The reason; `nil` where there is none.
    public func obstacle(to record: String) -> String? {
        do {
            return try ChangeRecord(record, in: self).obstacle
        } catch ChangeHistoryError.gone {
            return "what was there before is no longer kept"
        } catch {
            return "\(error)"
        }
    }

    /// What taking something back does, after a look at whether it can be.
    ///
    /// - Parameter record: The record's name.
    /// - Returns: Each step in words; none where all is as before already.
    /// - Throws: ``ChangeHistoryError``, or `AccountFolderError`.
    public func stepsBack(of record: String) throws -> [String] {
        try UndoPlan(try ChangeRecord(record, in: self), accounts: openAccounts()).words
    }

    /// Takes something back. What was begun and broken off is gone on with.
    ///
    /// All is looked at before anything is changed.
    ///
    /// - Parameter record: The record's name.
    /// - Throws: ``ChangeHistoryError``, or `AccountFolderError`.
    public func takeBack(_ record: String) async throws {
        let plan = try UndoPlan(try ChangeRecord(record, in: self), accounts: openAccounts())
        try plan.perform(from: folder)
    }

    /// The accounts' folders by their real paths; those that are not there any more are left out.
    private func openAccounts() -> Set<String> {
        Set(accounts.map { Self.realPath($0) })
    }

    /// A folder's path without links, by which an account is known.
    static func realPath(_ url: URL) -> String {
        guard let path = realpath(url.path, nil) else { return url.path }
        defer { free(path) }
        return String(cString: path)
    }

    /// Drops a record of changes that came to nothing, and what is kept too long.
    private func finish(_ recorder: RunRecorder) {
        guard let record = recorder.record else { return }
        // A record that cannot be read is told of when it is to be used.
        if let plan = try? ChangeRecord(record, in: self), plan.changesNothing { remove(record) }
        prune()
    }
}
