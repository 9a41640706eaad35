import AppIntents
import Foundation
import IntentRuntime
import SQLite
import Synchronization

/// Approvals in one SQLite file, which several processes may use at once and only its owner may read.
///
/// A question can be answered for ten minutes, and an answer holds for ten minutes. What is a day old goes.
public final class SQLiteApprovals: ApprovalStore {
    /// How many questions may wait at a time: more would only bury those that matter.
    static let waitingLimit: Int64 = 50

    /// The file.
    public let path: String

    private let database: Mutex<Database>
    private let now: @Sendable () -> Date

    /// Opens the approvals.
    ///
    /// - Parameter path: The absolute path of the file, made with its folders where it is missing.
    /// - Throws: ``ApprovalError`` where it cannot be opened or is none.
    public convenience init(path: String = SQLiteApprovals.usualPath) throws(ApprovalError) {
        try self.init(path: path) { Date() }
    }

    /// Opens the approvals by another clock.
    package init(path: String, now: @escaping @Sendable () -> Date) throws(ApprovalError) {
        self.path = path
        self.now = now
        do {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            // Made with its permissions, so that it is never open to others. SQLite gives the files beside it the same.
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { throw ApprovalError(path: path, reason: String(cString: strerror(errno))) }
            fchmod(descriptor, 0o600)
            close(descriptor)
            let database = try Database(.file(path))
            try Self.prepare(database, now())
            self.database = Mutex(database)
        } catch let error as ApprovalError {
            throw error
        } catch {
            throw ApprovalError(path: path, reason: (error as? SQLiteError)?.message ?? error.localizedDescription)
        }
    }

    /// `$XDG_STATE_HOME/appintents/approvals.sqlite`, as the XDG Base Directory Specification has it.
    public static var usualPath: String {
        let base = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? HomeFolder.path + "/.local/state") + "/appintents/approvals.sqlite"
    }

    // MARK: Asking

    /// Asks for an approval, or finds the question that is asked already for the same run.
    ///
    /// - Parameters:
    ///   - request: What the intent is about to do.
    ///   - fingerprint: What tells this run from others.
    /// - Returns: The approval, and whether it was asked for just now.
    /// - Throws: ``ApprovalError``, also where too many wait already.
    public func ask(
        for request: AdmissionRequest, fingerprint: String
    ) throws -> (approval: Approval, isNew: Bool) {
        let since = oldest
        let asked = now().timeIntervalSince1970
        return try using { database in
            try database.transaction {
                let statement = try database.prepare(
                    "SELECT \(Self.columns) FROM approvals WHERE fingerprint = ? AND state <> 'used' "
                        + "AND ifnull(answered, asked) > ? ORDER BY number DESC LIMIT 1")
                try statement.bind([.text(fingerprint), .real(since)])
                if try statement.step() {
                    let approval = Self.approval(statement)
                    try statement.reset()
                    return (approval, false)
                }
                guard try Self.count(waitingSince: since, in: database) < Self.waitingLimit else {
                    throw ApprovalError(
                        "\(Self.waitingLimit) requests wait already; 'appintents approve' lists them")
                }
                try database.execute(
                    "INSERT INTO approvals (fingerprint, question, app, intent, requester, asked, state, authenticates) "
                        + "VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?)",
                    .text(fingerprint), .text(request.question), .text(request.app), .text(request.intent),
                    .text(request.requester), .real(asked), .integer(request.wantsAuthentication ? 1 : 0))
                let new = try database.prepare(
                    "SELECT \(Self.columns) FROM approvals WHERE number = last_insert_rowid()")
                guard try new.step() else { throw ApprovalError("a request was written and is not there") }
                let approval = Self.approval(new)
                try new.reset()
                return (approval, true)
            }
        }
    }

    /// Uses an approval that was given, which is good for one run.
    ///
    /// - Parameter number: The number.
    /// - Returns: Whether there was one to use.
    /// - Throws: ``ApprovalError``.
    public func use(_ number: Int64) throws -> Bool {
        let since = oldest
        return try using { database in
            try database.execute(
                "UPDATE approvals SET state = 'used' WHERE number = ? AND state = 'approved' AND answered > ?",
                .integer(number), .real(since))
            return database.changes == 1
        }
    }

    // MARK: Answering

    /// The questions that the person can answer.
    ///
    /// - Returns: The questions, the oldest first.
    /// - Throws: ``ApprovalError``.
    public func waiting() throws(ApprovalError) -> [Approval] {
        let since = oldest
        return try using { database in
            let statement = try database.prepare(
                "SELECT \(Self.columns) FROM approvals WHERE state = 'waiting' AND asked > ? ORDER BY number")
            try statement.bind([.real(since)])
            var approvals: [Approval] = []
            while try statement.step() { approvals.append(Self.approval(statement)) }
            return approvals
        }
    }

    /// The approval of a number.
    ///
    /// - Parameter number: The number.
    /// - Returns: The approval; `nil` where there is none, or its time is over.
    /// - Throws: ``ApprovalError``.
    public func approval(_ number: Int64) throws(ApprovalError) -> Approval? {
        let since = oldest
        return try using { database in
            let statement = try database.prepare(
                "SELECT \(Self.columns) FROM approvals WHERE number = ? AND ifnull(answered, asked) > ?")
            try statement.bind([.integer(number), .real(since)])
            guard try statement.step() else { return nil }
            let approval = Self.approval(statement)
            try statement.reset()
            return approval
        }
    }

    /// Writes down the person's answer.
    ///
    /// - Parameters:
    ///   - number: The question's number.
    ///   - isApproved: Whether the person said yes.
    /// - Returns: Whether the question still waited.
    /// - Throws: ``ApprovalError``.
    public func answer(_ number: Int64, isApproved: Bool) throws(ApprovalError) -> Bool {
        let since = oldest
        let answered = now().timeIntervalSince1970
        return try using { database in
            try database.execute(
                "UPDATE approvals SET state = ?, answered = ? WHERE number = ? AND state = 'waiting' AND asked > ?",
                .text((isApproved ? Approval.State.approved : .denied).rawValue), .real(answered), .integer(number),
                .real(since))
            return database.changes == 1
        }
    }

    // MARK: The file

    private static let columns =
        "number, question, app, intent, requester, asked, answered, state, authenticates"

    /// What came before this is over.
    private var oldest: Double { now().timeIntervalSince1970 - Approval.lifetime }

    private static func prepare(_ database: Database, _ now: Date) throws {
        try database.transaction {
            try database.execute(
                """
                CREATE TABLE IF NOT EXISTS approvals (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, fingerprint TEXT NOT NULL, question TEXT NOT NULL,
                    app TEXT NOT NULL, intent TEXT NOT NULL, requester TEXT NOT NULL, asked REAL NOT NULL,
                    answered REAL, state TEXT NOT NULL, authenticates INTEGER NOT NULL)
                """)
            try database.execute(
                "CREATE INDEX IF NOT EXISTS approvals_by_fingerprint ON approvals (fingerprint)")
            try database.execute(
                "DELETE FROM approvals WHERE asked < ?", .real(now.timeIntervalSince1970 - 86_400))
        }
    }

    private static func count(waitingSince since: Double, in database: Database) throws -> Int64 {
        let statement = try database.prepare(
            "SELECT count(*) FROM approvals WHERE state = 'waiting' AND asked > ?")
        try statement.bind([.real(since)])
        _ = try statement.step()
        let count = statement.integer(at: 0) ?? 0
        try statement.reset()
        return count
    }

    private static func approval(_ statement: Statement) -> Approval {
        Approval(
            number: statement.integer(at: 0) ?? 0, question: statement.string(at: 1) ?? "",
            app: statement.string(at: 2) ?? "", intent: statement.string(at: 3) ?? "",
            requester: statement.string(at: 4) ?? "",
            asked: Date(timeIntervalSince1970: statement.double(at: 5) ?? 0),
            answered: statement.double(at: 6).map { Date(timeIntervalSince1970: $0) },
            // What cannot be read is no consent.
            state: statement.string(at: 7).flatMap(Approval.State.init) ?? .denied,
            wantsAuthentication: statement.integer(at: 8) != 0)
    }

    private func using<Result>(_ body: (Database) throws -> sending Result) throws(ApprovalError) -> Result {
        do {
            return try database.withLock { try body($0) }
        } catch let error as ApprovalError {
            throw error
        } catch {
            throw ApprovalError(path: path, reason: (error as? SQLiteError)?.message ?? "\(error)")
        }
    }
}
