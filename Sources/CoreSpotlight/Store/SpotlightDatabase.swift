import Foundation
import SQLite
import SearchableAttributes

/// An open index; it belongs to the queue of its ``SpotlightStore``.
final class SpotlightDatabase {
    let file: String
    let database: Database

    /// Opens an index, or makes a new one.
    ///
    /// - Throws: ``CSIndexError`` for a file that is no index this version reads, and `SQLiteError`.
    init(file: String) throws {
        self.file = file
        database = try Self.open(file)
        try SpotlightLayout.prepare(database, file: file)
    }

    /// SQLite's code for a file that another connection has locked, `SQLITE_BUSY`.
    private static let busyCode: Int32 = 5

    /// Opens a file. Two processes that make it at the same time may disturb each other, for which SQLite does not wait
    /// by itself; so it is tried again.
    private static func open(_ file: String) throws -> Database {
        var remaining = 50
        while true {
            do {
                return try Database(.file(file))
            } catch {
                guard error.primaryCode == busyCode, remaining > 0 else { throw error }
                remaining -= 1
                Thread.sleep(forTimeInterval: 0.02)
            }
        }
    }

    /// Runs a statement, and gives each of its rows.
    func rows(_ sql: String, _ values: [Value], _ body: (Statement) throws -> Void) throws {
        let statement = try database.prepare(sql)
        try statement.bind(values)
        do {
            while try statement.step() { try body(statement) }
        } catch {
            try statement.reset()
            throw error
        }
    }

    /// Runs a statement that changes something.
    func run(_ sql: String, _ values: [Value]) throws {
        try rows(sql, values) { _ in }
    }

    // MARK: State

    /// A value the index keeps of itself.
    func state(_ name: String) throws -> Data? {
        var data: Data?
        try rows("SELECT value FROM state WHERE name = ?", [.text(name)]) { data = $0.data(at: 0) }
        return data
    }

    /// Sets a value the index keeps of itself, or removes it.
    func setState(_ name: String, _ value: Data?) throws {
        if let value {
            try run("INSERT OR REPLACE INTO state VALUES (?, ?)", [.text(name), .blob(value)])
        } else {
            try run("DELETE FROM state WHERE name = ?", [.text(name)])
        }
    }

    /// Whether items were lost and are to be asked for anew.
    func needsItems() throws -> Bool { try state("needsItems") != nil }

    func setNeedsItems(_ isNeeded: Bool) throws {
        try setState("needsItems", isNeeded ? Data() : nil)
    }

    /// The client state the last batch ended with.
    func clientState() throws -> Data? { try state("clientState") }

    /// How the index is protected, as its name; `nil` where nothing was said.
    func protection() throws -> String? {
        try state("protection").map { String(decoding: $0, as: UTF8.self) }
    }
}
