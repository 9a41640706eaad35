import CSQLite
import Foundation

/// A prepared statement: bind values to its parameters, then step through its rows.
///
/// It belongs to the thread or serial queue its ``Database`` belongs to.
public final class Statement {
    /// The statement's text.
    public let sql: String

    private let connection: Connection
    private let handle: OpaquePointer

    init(_ sql: String, connection: Connection) throws(SQLiteError) {
        var handle: OpaquePointer?
        // SQLite stops at a NUL, which would drop the rest of the text unseen.
        guard !sql.utf8.contains(0) else {
            throw SQLiteError(code: SQLITE_ERROR, message: "the statement holds a NUL character", sql: sql)
        }
        var hasMore = false
        let code = sql.withCString { start in
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v3(
                connection.handle, start, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, &tail)
            hasMore = tail.map { String(cString: $0).contains { !$0.isWhitespace && $0 != ";" } } ?? false
            return code
        }
        guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
        guard let handle else {
            throw SQLiteError(code: SQLITE_ERROR, message: "there is no statement in the text", sql: sql)
        }
        guard !hasMore else {
            sqlite3_finalize(handle)
            throw SQLiteError(code: SQLITE_ERROR, message: "there is more than one statement in the text", sql: sql)
        }
        self.sql = sql
        self.connection = connection
        self.handle = handle
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Whether it has given a row and has not come to its end.
    var isRunning: Bool { sqlite3_stmt_busy(handle) != 0 }

    /// How many columns a row has.
    public var columnCount: Int { Int(sqlite3_column_count(handle)) }

    /// Binds a value to every parameter.
    ///
    /// - Parameter values: The values, in the order of the parameters.
    /// - Throws: ``SQLiteError`` where there are more or fewer than parameters, or the statement is running.
    public func bind(_ values: [Value]) throws(SQLiteError) {
        let count = Int(sqlite3_bind_parameter_count(handle))
        guard values.count == count else {
            throw SQLiteError(
                code: SQLITE_RANGE, message: "\(values.count) values given for \(count) parameters", sql: sql)
        }
        for (offset, value) in values.enumerated() { try bind(value, at: offset + 1) }
    }

    /// Binds a value to one parameter.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - index: The parameter's number; the first is 1.
    /// - Throws: ``SQLiteError`` where there is no such parameter, or the statement is running.
    public func bind(_ value: Value, at index: Int) throws(SQLiteError) {
        let number = Int32(clamping: index)
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(handle, number)
        case .integer(let value): code = sqlite3_bind_int64(handle, number, value)
        case .real(let value): code = sqlite3_bind_double(handle, number, value)
        case .text(let value):
            var value = value
            code = value.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // A nil address would bind null rather than an empty text.
                    guard let start = characters.baseAddress else {
                        return sqlite3_bind_text64(handle, number, "", 0, Self.transient, UInt8(SQLITE_UTF8))
                    }
                    return sqlite3_bind_text64(
                        handle, number, start, UInt64(characters.count), Self.transient, UInt8(SQLITE_UTF8))
                }
            }
        case .blob(let value):
            code = value.withUnsafeBytes { bytes in
                // A nil address would bind null rather than no bytes.
                bytes.isEmpty
                    ? sqlite3_bind_zeroblob(handle, number, 0)
                    : sqlite3_bind_blob64(handle, number, bytes.baseAddress, UInt64(bytes.count), Self.transient)
            }
        }
        guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }

    /// Goes to the next row.
    ///
    /// - Returns: Whether there is one. After the last the statement is at its start again.
    /// - Throws: ``SQLiteError``.
    public func step() throws(SQLiteError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        default:
            let error = connection.error(code, sql: sql)
            sqlite3_reset(handle)
            throw error
        }
    }

    /// Goes back to the start and clears the bound values.
    ///
    /// - Throws: ``SQLiteError``.
    public func reset() throws(SQLiteError) {
        // The code of a reset repeats the last step's error, which was thrown then.
        sqlite3_reset(handle)
        let code = sqlite3_clear_bindings(handle)
        guard code == SQLITE_OK else { throw connection.error(code, sql: sql) }
    }

    // MARK: Columns

    /// The value of a column of the current row; the first column is 0, and one that is not there is null.
    public func value(at column: Int) -> Value {
        let number = Int32(clamping: column)
        switch sqlite3_column_type(handle, number) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, number))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, number))
        case SQLITE_TEXT: return Value(string(at: column))
        case SQLITE_BLOB: return Value(data(at: column))
        default: return .null
        }
    }

    /// A column as an integer, converted as SQLite does; nil for null.
    public func integer(at column: Int) -> Int64? {
        isNull(column) ? nil : sqlite3_column_int64(handle, Int32(clamping: column))
    }

    /// A column as a floating-point number, converted as SQLite does; nil for null.
    public func double(at column: Int) -> Double? {
        isNull(column) ? nil : sqlite3_column_double(handle, Int32(clamping: column))
    }

    /// A column as a string, converted as SQLite does; nil for null.
    public func string(at column: Int) -> String? {
        let number = Int32(clamping: column)
        guard let start = sqlite3_column_text(handle, number) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, number))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// A column as bytes; nil for null.
    public func data(at column: Int) -> Data? {
        if isNull(column) { return nil }
        let number = Int32(clamping: column)
        guard let start = sqlite3_column_blob(handle, number) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, number)))
    }

    private func isNull(_ column: Int) -> Bool {
        sqlite3_column_type(handle, Int32(clamping: column)) == SQLITE_NULL
    }

    /// `SQLITE_TRANSIENT`, a cast in C that Swift does not import: SQLite copies the bytes before it returns.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
