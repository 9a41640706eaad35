import CSQLite

/// A connection to an SQLite database.
///
/// A database and its statements belong to one thread or serial queue at a time: the owner confines them there, and the
/// compiler helps, as neither is `Sendable`. Other processes may use the same file meanwhile.
public final class Database {
    /// Where the data is.
    public enum Location: Hashable, Sendable {
        /// In the file with this path, made where it is missing.
        case file(String)
        /// In memory, gone with the connection.
        case memory
    }

    private let connection: Connection
    private var statements: [String: Statement] = [:]
    private var savepointDepth = 0

    /// Opens a database.
    ///
    /// A file is used with a write-ahead log, so that readers and a writer do not wait for each other; where two write,
    /// one waits up to five seconds.
    ///
    /// - Parameter location: Where the data is.
    /// - Throws: ``SQLiteError`` where the file cannot be opened or is no database.
    public init(_ location: Location) throws(SQLiteError) {
        let path: String
        switch location {
        case .file(let file): path = file
        case .memory: path = ":memory:"
        }
        // A path is not to be taken for one of SQLite's special names, nor cut at a NUL character.
        guard !path.utf8.contains(0), location == .memory || path.utf8.first == UInt8(ascii: "/") else {
            throw SQLiteError(code: SQLITE_CANTOPEN, message: "“\(path)” is not an absolute path")
        }
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle else {
            throw SQLiteError(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        connection = Connection(handle)
        guard code == SQLITE_OK else { throw connection.error(code) }
        try check(sqlite3_busy_timeout(handle, 5000))
        if location != .memory {
            try execute("PRAGMA journal_mode = WAL")
            try execute("PRAGMA synchronous = NORMAL")
        }
    }

    /// Runs a statement to its end.
    ///
    /// - Parameters:
    ///   - sql: One statement.
    ///   - values: The values of its parameters, in order.
    /// - Throws: ``SQLiteError``.
    public func execute(_ sql: String, _ values: Value...) throws(SQLiteError) {
        let statement = try prepare(sql)
        try statement.bind(values)
        while try statement.step() {}
    }

    /// Prepares a statement, or takes the one prepared earlier for the same text.
    ///
    /// - Parameter sql: One statement; a second one after it is an error.
    /// - Returns: The statement, at its start and with no values bound.
    /// - Throws: ``SQLiteError``.
    public func prepare(_ sql: String) throws(SQLiteError) -> Statement {
        if let known = statements[sql] {
            // One that is still giving rows is left to whoever reads them.
            if known.isRunning { return try Statement(sql, connection: connection) }
            try known.reset()
            return known
        }
        let statement = try Statement(sql, connection: connection)
        statements[sql] = statement
        return statement
    }

    /// Does several things or none.
    ///
    /// The outermost call takes the right to write at once (`BEGIN IMMEDIATE`), so that it cannot fail for another
    /// writer half way; an inner one is a savepoint.
    ///
    /// - Parameter body: What to do. Where it throws, everything it did is undone.
    /// - Returns: What `body` returns.
    /// - Throws: ``SQLiteError``, or what `body` throws.
    public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        let isOuter = sqlite3_get_autocommit(connection.handle) != 0
        if isOuter { savepointDepth = 0 }
        savepointDepth += 1
        let name = "level\(savepointDepth)"
        defer { savepointDepth -= 1 }
        try execute(isOuter ? "BEGIN IMMEDIATE" : "SAVEPOINT \(name)")
        do {
            let result = try body()
            try execute(isOuter ? "COMMIT" : "RELEASE \(name)")
            return result
        } catch {
            // SQLite undoes all by itself after some errors; then there is nothing left to undo.
            if sqlite3_get_autocommit(connection.handle) == 0 {
                if isOuter {
                    try execute("ROLLBACK")
                } else {
                    try execute("ROLLBACK TO \(name)")
                    try execute("RELEASE \(name)")
                }
            }
            throw error
        }
    }

    /// How many rows the last statement inserted, changed or deleted.
    public var changes: Int { Int(sqlite3_changes(connection.handle)) }

    private func check(_ code: Int32) throws(SQLiteError) {
        guard code == SQLITE_OK else { throw connection.error(code) }
    }
}
