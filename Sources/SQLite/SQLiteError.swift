import CSQLite

/// What SQLite refused to do.
public struct SQLiteError: Error, Hashable, Sendable {
    /// SQLite's extended result code, such as `SQLITE_CONSTRAINT_UNIQUE`.
    public let code: Int32
    /// SQLite's message.
    public let message: String
    /// The statement, where there was one.
    public let sql: String?

    /// The error with the given values.
    public init(code: Int32, message: String, sql: String? = nil) {
        self.code = code
        self.message = message
        self.sql = sql
    }

    /// SQLite's primary result code: `code` without what the extended one adds.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether the file is damaged or no database at all, so that only making it anew helps.
    public var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(primaryCode) }

    /// Whether the statement does not fit the tables that are there, or is none.
    public var isStatementRefused: Bool { [SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_MISMATCH].contains(primaryCode) }

    /// Whether the file cannot be opened or written where it is: no permission, no space, a failing disk.
    public var isUnwritable: Bool {
        [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_FULL, SQLITE_IOERR, SQLITE_PERM].contains(primaryCode)
    }
}

extension SQLiteError: CustomStringConvertible {
    /// What SQLite says went wrong, with its code and the statement.
    public var description: String {
        guard let sql else { return "SQLite: \(message) (code \(code))" }
        return "SQLite: \(message) (code \(code)) in: \(sql)"
    }
}
