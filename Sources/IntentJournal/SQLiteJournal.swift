import AppIntents
import Foundation
import IntentRuntime
import JSON
import SQLite
import Synchronization

/// A journal in one SQLite file, which several processes may use at once and only its owner may read.
///
/// Entries older than 90 days go when the journal is opened, as do those beyond the last 10,000.
public final class SQLiteJournal: RunJournal {
    /// How long entries are kept, in days.
    static let daysKept = 90.0
    /// How many entries are kept.
    static let entriesKept: Int64 = 10_000

    /// The journal's file.
    public let path: String

    private let database: Mutex<Database>

    /// Opens a journal.
    ///
    /// - Parameter path: The absolute path of its file, made with its folders where it is missing.
    /// - Throws: ``JournalError`` where it cannot be opened or is no journal.
    public init(path: String = SQLiteJournal.usualPath) throws(JournalError) {
        self.path = path
        do {
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            // What a person has done is nobody else's business. SQLite gives the files beside this one its permissions.
            if !FileManager.default.fileExists(atPath: path) {
                _ = FileManager.default.createFile(
                    atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            let database = try Database(.file(path))
            try Self.prepare(database)
            self.database = Mutex(database)
        } catch {
            throw JournalError(path: path, reason: (error as? SQLiteError)?.message ?? error.localizedDescription)
        }
    }

    /// `$XDG_STATE_HOME/appintents/journal.sqlite`, as the XDG Base Directory Specification has it.
    public static var usualPath: String {
        let base = ProcessInfo.processInfo.environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (base ?? HomeFolder.path + "/.local/state") + "/appintents/journal.sqlite"
    }

    /// The last entries.
    ///
    /// - Parameters:
    ///   - limit: How many at most.
    ///   - intent: The name of the intent whose runs are wanted, with or without its app; `nil` for all.
    /// - Returns: The entries, the latest first.
    /// - Throws: ``JournalError``.
    public func entries(limit: Int = 50, intent: String? = nil) throws(JournalError) -> [JournalEntry] {
        try using { database in
            let statement = try database.prepare(
                "SELECT \(Self.columns) FROM runs WHERE ?1 IS NULL OR intent = ?1 OR substr(intent, -length(?1) - 1) = '/' || ?1 "
                    + "ORDER BY number DESC LIMIT ?2")
            try statement.bind([intent.map { .text($0) } ?? .null, .integer(Int64(limit))])
            var entries: [JournalEntry] = []
            while try statement.step() { entries.append(Self.entry(statement)) }
            return try Self.withChanges(entries, in: database)
        }
    }

    // MARK: Runs

    /// Writes down that a run begins, unless one under the same key was done or has begun, here or in another process.
    ///
    /// - Parameters:
    ///   - intent: The intent, after its app.
    ///   - values: The values given, by parameter, without long texts and secrets.
    ///   - requester: Who asks.
    ///   - key: The key by which a repeat is known; with `nil` every run is a new one.
    /// - Returns: Whether the run may begin.
    /// - Throws: ``JournalError``.
    public func begin(_ intent: String, values: JSONObject, requester: String, key: RunKey?) throws(JournalError)
        -> RunBeginning
    {
        try using { database in
            try database.transaction {
                if let key, let earlier = try Self.earlier(intent, key, in: database) { return earlier }
                try database.execute(
                    "INSERT INTO runs (began, requester, intent, \"values\", state, key, process) "
                        + "VALUES (?, ?, ?, ?, 'running', ?, ?) ",
                    .real(Date().timeIntervalSince1970), .text(requester), .text(intent),
                    .text(JSONValue.object(values).text),
                    key.flatMap { $0.isDerived ? nil : .text($0.text) } ?? .null,
                    .text(RunningProcess.current.text))
                let statement = try database.prepare("SELECT last_insert_rowid()")
                _ = try statement.step()
                let number = statement.integer(at: 0) ?? 0
                try statement.reset()
                return .begun(number)
            }
        }
    }

    /// Takes a key for a run that has begun, unless another one under the same key was done or is at it.
    ///
    /// - Parameters:
    ///   - number: The run's number.
    ///   - key: The key, made from the request.
    ///   - whateverWasDone: Whether the run takes the key from any other one.
    /// - Returns: Whether the run may go on.
    /// - Throws: ``JournalError``.
    public func claim(_ number: Int64, for key: RunKey, whateverWasDone: Bool) throws(JournalError) -> RunBeginning {
        try using { database in
            try database.transaction {
                let statement = try database.prepare("SELECT intent FROM runs WHERE number = ?")
                try statement.bind([.integer(number)])
                let intent = try statement.step() ? statement.string(at: 0) : nil
                try statement.reset()
                if let intent, !whateverWasDone, let earlier = try Self.earlier(intent, key, in: database) {
                    return earlier
                }
                try database.execute(
                    "UPDATE runs SET request = ? WHERE number = ?", .text(key.text), .integer(number))
                return .begun(number)
            }
        }
    }

    /// Takes the key that was made from its request away from a run, so that the same request is a new one.
    ///
    /// - Parameter number: The run's number.
    /// - Throws: ``JournalError``.
    public func release(_ number: Int64) throws(JournalError) {
        try using { try $0.execute("UPDATE runs SET request = NULL WHERE number = ?", .integer(number)) }
    }

    /// Takes out a run that did nothing, since another one under the same key was done.
    ///
    /// - Parameter number: The run's number.
    /// - Throws: ``JournalError``.
    public func withdraw(_ number: Int64) throws(JournalError) {
        try using { try $0.execute("DELETE FROM runs WHERE number = ?", .integer(number)) }
    }

    /// Writes down how a run ended.
    ///
    /// - Parameters:
    ///   - number: The run's number.
    ///   - state: How it ended.
    ///   - outcome: What it returned, or the words of its error.
    ///   - answer: What a repeat under the same key is answered with.
    /// - Throws: ``JournalError``.
    public func end(_ number: Int64, as state: JournalEntry.State, outcome: String?, answer: JSONValue?)
        throws(JournalError)
    {
        try using { database in
            try database.execute(
                "UPDATE runs SET ended = ?, state = ?, outcome = ?, answer = ? WHERE number = ?",
                .real(Date().timeIntervalSince1970), .text(state.rawValue), outcome.map { .text($0) } ?? .null,
                answer.map { .text($0.text) } ?? .null, .integer(number))
        }
    }

    /// A run under a key that was done, or that has begun and may yet be.
    private static func earlier(_ intent: String, _ key: RunKey, in database: Database) throws -> RunBeginning? {
        let column = key.isDerived ? "request" : "key"
        let statement = try database.prepare(
            "SELECT \(columns), answer FROM runs WHERE \(column) = ? AND intent = ? "
                + "AND (state = 'running' OR state IN ('interrupted', 'done') AND coalesce(ended, began) >= ?) ORDER BY number DESC LIMIT 1"
        )
        let since: Double =
            switch key.origin {
            case .given: 0
            case .request(let since): since.timeIntervalSince1970
            }
        try statement.bind([.text(key.text), .text(intent), .real(since)])
        guard try statement.step() else { return nil }
        let entry = entry(statement)
        let answer = statement.string(at: 10).flatMap { try? JSONValue(parsing: $0) }
        try statement.reset()
        // How long a run takes does not matter while it runs; once its process is gone, it is like one that has ended.
        if entry.state == .interrupted, (entry.ended ?? entry.began).timeIntervalSince1970 < since { return nil }
        return entry.state == .done
            ? .done(entry, answer: answer) : .unfinished(entry, isAlive: entry.state == .running)
    }

    // MARK: The file

    static let columns = "number, began, ended, requester, intent, \"values\", state, outcome, key, process"

    private static func prepare(_ database: Database) throws {
        try database.transaction {
            try database.execute(
                """
                CREATE TABLE IF NOT EXISTS runs (
                    number INTEGER PRIMARY KEY AUTOINCREMENT, began REAL NOT NULL, ended REAL, requester TEXT NOT NULL,
                    intent TEXT NOT NULL, "values" TEXT NOT NULL, state TEXT NOT NULL, outcome TEXT, key TEXT,
                    process TEXT NOT NULL, answer TEXT)
                """)
            try addColumn("request TEXT", to: database)
            try database.execute("CREATE INDEX IF NOT EXISTS runs_by_key ON runs (key) WHERE key IS NOT NULL")
            try database.execute(
                "CREATE INDEX IF NOT EXISTS runs_by_request ON runs (request) WHERE request IS NOT NULL")
            try database.execute(
                "DELETE FROM runs WHERE began < ? OR number <= (SELECT max(number) FROM runs) - ?",
                .real(Date().timeIntervalSince1970 - daysKept * 86_400), .integer(entriesKept))
            try prepareChanges(database)
        }
    }

    /// Adds a column that the journals of earlier versions do not have.
    private static func addColumn(_ declaration: String, to database: Database) throws {
        let name = declaration.prefix { $0 != " " }
        let statement = try database.prepare("SELECT 1 FROM pragma_table_info('runs') WHERE name = ?")
        try statement.bind([.text(String(name))])
        let isThere = try statement.step()
        try statement.reset()
        if !isThere { try database.execute("ALTER TABLE runs ADD COLUMN \(declaration)") }
    }

    static func entry(_ statement: Statement) -> JournalEntry {
        let values = statement.string(at: 5).flatMap { try? JSONValue(parsing: $0).object }
        var state = statement.string(at: 6).flatMap(JournalEntry.State.init) ?? .running
        // A process that was killed cannot say so; whoever reads the journal sees that it is gone.
        if state == .running, !RunningProcess(text: statement.string(at: 9) ?? "").isAlive { state = .interrupted }
        return JournalEntry(
            number: statement.integer(at: 0) ?? 0, began: Date(timeIntervalSince1970: statement.double(at: 1) ?? 0),
            ended: statement.double(at: 2).map { Date(timeIntervalSince1970: $0) },
            requester: statement.string(at: 3) ?? "", intent: statement.string(at: 4) ?? "",
            values: values ?? JSONObject(),
            state: state,
            outcome: statement.string(at: 7), idempotencyKey: statement.string(at: 8))
    }

    func using<Result>(_ body: (Database) throws -> sending Result) throws(JournalError) -> Result {
        do {
            return try database.withLock { try body($0) }
        } catch {
            throw JournalError(path: path, reason: (error as? SQLiteError)?.message ?? "\(error)")
        }
    }
}
