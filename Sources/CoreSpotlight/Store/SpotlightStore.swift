import Dispatch
import Foundation
import SQLite
import Synchronization

/// One index's file, which everything in this process that uses it shares.
///
/// What is asked of it is done in the order of the asking, on a queue of its own. A file that is damaged is set aside
/// and a new one begun, whose items are to be asked for anew.
final class SpotlightStore: @unchecked Sendable {
    private static let known = Mutex<[String: SpotlightStore]>([:])

    /// The store of a file.
    static func of(_ file: String) -> SpotlightStore {
        known.withLock { known in
            if let store = known[file] { return store }
            let store = SpotlightStore(file: file)
            known[file] = store
            return store
        }
    }

    /// The file's path.
    let file: String

    private let queue: DispatchQueue

    /// The open database; touched on the queue only, which is why the class may say that it can be shared.
    private var open: (database: SpotlightDatabase, inode: UInt64)?

    private init(file: String) {
        self.file = file
        queue = DispatchQueue(label: "CoreSpotlight.\((file as NSString).lastPathComponent)")
    }

    /// Does something with the database, after all that was asked before.
    ///
    /// - Parameters:
    ///   - body: What to do; where the file turns out to be damaged it is done again with a new one.
    ///   - completion: Told what `body` returned or threw; not on the store's queue, so that it may wait for the store.
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (SpotlightDatabase) throws -> Result,
        completion: @escaping @Sendable (Swift.Result<Result, any Error>) -> Void
    ) {
        queue.async { [self] in
            let result = Swift.Result { try attempt(body) }
            DispatchQueue.global().async { completion(result) }
        }
    }

    /// Does something with the database, after all that was asked before.
    ///
    /// - Parameter body: What to do; where the file turns out to be damaged it is done again with a new one.
    /// - Returns: What `body` returns.
    /// - Throws: ``CSIndexError``, or what `body` throws.
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (SpotlightDatabase) throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [self] in continuation.resume(with: Swift.Result { try attempt(body) }) }
        }
    }

    private func attempt<Result>(_ body: (SpotlightDatabase) throws -> Result) throws -> Result {
        do {
            do {
                return try body(database())
            } catch let error as SQLiteError where error.isDamage {
                try setAside()
                return try body(database())
            }
        } catch let error as SQLiteError {
            throw CSIndexError(
                error.isUnwritable || error.isDamage ? .indexUnavailableError : .unknownError,
                message: "The index at \(file) cannot be used: \(error)")
        }
    }

    /// The open database: opened anew where another process has put a new file in its place.
    private func database() throws -> SpotlightDatabase {
        if let open, open.inode == inode { return open.database }
        open = nil
        try SpotlightFolder(path: (file as NSString).deletingLastPathComponent).make()
        let database = try SpotlightDatabase(file: file)
        open = (database, inode)
        return database
    }

    /// Moves the damaged file out of the way, to where one damaged before may be, and begins one that asks for items.
    private func setAside() throws {
        let damaged = open?.inode ?? inode
        open = nil
        // Another process may have done so already.
        guard damaged == inode, damaged != 0 else { return }
        let manager = FileManager.default
        try? manager.removeItem(atPath: file + ".damaged")
        try manager.moveItem(atPath: file, toPath: file + ".damaged")
        for suffix in ["-wal", "-shm"] { try? manager.removeItem(atPath: file + suffix) }
        try database().setNeedsItems(true)
    }

    private var inode: UInt64 {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
    }
}
