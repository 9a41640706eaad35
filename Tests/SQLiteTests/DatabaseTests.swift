import Foundation
import SQLite
import Testing

@Suite("An SQLite database")
struct DatabaseTests {
    struct Failure: Error {}

    func file() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
    }

    func count(_ database: Database) throws -> Int64? {
        let statement = try database.prepare("SELECT count(*) FROM t")
        _ = try statement.step()
        return statement.integer(at: 0)
    }

    @Test(
        "A value comes back as it was stored",
        arguments: [
            Value.null, .integer(.min), .integer(.max), .real(0.1), .text(""), .text("a\0b"), .text("会議 é"),
            .blob(Data()), .blob(Data([0, 255, 0])),
        ])
    func roundTrip(value: Value) throws {
        let database = try Database(.memory)
        let statement = try database.prepare("SELECT ?, typeof(?1)")
        try statement.bind([value])
        #expect(try statement.step())
        #expect(statement.value(at: 0) == value)
        #expect(statement.columnCount == 2)
        #expect(statement.value(at: 7) == .null)
        #expect(try !statement.step())
    }

    @Test("A failed transaction leaves nothing, an inner one only its own")
    func transactions() throws {
        let database = try Database(.memory)
        try database.execute("CREATE TABLE t (a)")
        #expect(throws: Failure.self) {
            try database.transaction {
                try database.execute("INSERT INTO t VALUES (1)")
                throw Failure()
            }
        }
        #expect(try count(database) == 0)
        try database.transaction {
            try database.execute("INSERT INTO t VALUES (1)")
            try? database.transaction {
                try database.execute("INSERT INTO t VALUES (2)")
                throw Failure()
            }
            try database.transaction { try database.execute("INSERT INTO t VALUES (3)") }
        }
        #expect(try count(database) == 2)
    }

    @Test("A statement in use is not handed out again")
    func nestedStatements() throws {
        let database = try Database(.memory)
        try database.execute("CREATE TABLE t (a)")
        for number in 1...3 { try database.execute("INSERT INTO t VALUES (?)", .integer(Int64(number))) }
        let sql = "SELECT a FROM t ORDER BY a"
        let outer = try database.prepare(sql)
        var pairs = 0
        while try outer.step() {
            let inner = try database.prepare(sql)
            while try inner.step() { pairs += 1 }
        }
        #expect(pairs == 9)
    }

    @Test(
        "A bad statement says what is wrong",
        arguments: [("SELEC 1", "syntax error"), ("", "no statement"), ("SELECT 1; SELECT 2", "more than one")])
    func badStatements(sql: String, reason: String) throws {
        let database = try Database(.memory)
        let error = #expect(throws: SQLiteError.self) { try database.execute(sql) }
        #expect(error?.description.contains(reason) == true)
        #expect(error?.sql == sql)
    }

    @Test("Too few values are refused")
    func tooFewValues() throws {
        let database = try Database(.memory)
        #expect(throws: SQLiteError.self) { try database.execute("SELECT ?, ?", 1) }
        #expect(throws: SQLiteError.self) { try database.prepare("SELECT ?").bind(1, at: 2) }
    }

    @Test("A broken rule has its code, and the statement works again")
    func constraint() throws {
        let database = try Database(.memory)
        try database.execute("CREATE TABLE t (a PRIMARY KEY)")
        try database.execute("INSERT INTO t VALUES (?)", 1)
        let error = #expect(throws: SQLiteError.self) { try database.execute("INSERT INTO t VALUES (?)", 1) }
        #expect(error?.primaryCode == 19)
        try database.execute("INSERT INTO t VALUES (?)", 2)
        #expect(database.changes == 1)
    }

    @Test("Two connections see each other's rows")
    func twoConnections() throws {
        let path = file()
        defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
        let first = try Database(.file(path))
        let second = try Database(.file(path))
        try first.execute("CREATE TABLE t (a)")
        try second.execute("INSERT INTO t VALUES (1)")
        #expect(try count(first) == 1)
    }

    @Test("A file that is no database is damage; a missing folder is not")
    func damage() throws {
        let path = file()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(repeating: 7, count: 4096).write(to: URL(fileURLWithPath: path))
        let damage = #expect(throws: SQLiteError.self) { try Database(.file(path)) }
        #expect(damage?.isDamage == true)
        let missing = #expect(throws: SQLiteError.self) { try Database(.file("/nowhere/at/all.sqlite")) }
        #expect(missing?.isUnwritable == true)
        #expect(throws: SQLiteError.self) { try Database(.file("relative.sqlite")) }
    }
}
