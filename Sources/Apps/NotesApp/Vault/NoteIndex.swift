import AccountStorage
import Foundation
import SQLite

/// What is known of the notes, kept in a database so that only changed files are read again.
///
/// It belongs to one serial queue. Several processes may use the same file: each row says which state of a note's file
/// it was read from, and whoever finds another state reads the note again.
final class NoteIndex {
    /// The number of this layout of the tables; a database with another is emptied.
    private static let schemaVersion: Int64 = 1

    /// How many words one query looks for.
    private static let wordLimit = 50

    private let database: Database
    /// What is known, as read last, and the state of the database it was read from.
    private var rows: (state: Int64?, notes: [Known])?

    /// Whether nothing was known when the index was opened.
    private(set) var isEmpty: Bool

    /// Opens the index, making or emptying its tables where they are not of this layout.
    ///
    /// - Parameter location: Where the database is.
    /// - Throws: `SQLiteError`.
    init(_ location: Database.Location) throws {
        let database = try Database(location)
        self.database = database
        isEmpty = true
        try database.transaction {
            if try Self.version(of: database) != Self.schemaVersion { try Self.makeTables(in: database) }
        }
        isEmpty = try database.prepare("SELECT 1 FROM note LIMIT 1").firstRow { _ in true } == nil
    }

    private static func version(of database: Database) throws -> Int64 {
        try database.prepare("PRAGMA user_version").firstRow { $0.integer(at: 0) ?? 0 } ?? 0
    }

    private static func makeTables(in database: Database) throws {
        try database.execute("DROP TABLE IF EXISTS note")
        try database.execute("DROP TABLE IF EXISTS note_text")
        try database.execute(
            """
            CREATE TABLE note (
                path TEXT PRIMARY KEY NOT NULL, size INTEGER NOT NULL, modified INTEGER NOT NULL,
                changed INTEGER NOT NULL, inode INTEGER NOT NULL, version TEXT NOT NULL, pinned INTEGER NOT NULL,
                created REAL, born REAL, tags TEXT NOT NULL, editable INTEGER NOT NULL, excerpt TEXT NOT NULL
            ) WITHOUT ROWID
            """)
        // Apart, so that a list does not have to step over the texts.
        try database.execute("CREATE TABLE note_text (path TEXT PRIMARY KEY NOT NULL, folded BLOB NOT NULL)")
        try database.execute("PRAGMA user_version = \(schemaVersion)")
    }

    // MARK: Reading

    /// A note as it is known: its record, and the state of the file that was read from.
    struct Known {
        let status: FileStatus
        let record: NoteRecord

        /// The note's path.
        var path: String { record.path }
    }

    /// Every note, sorted by the bytes of the path.
    func known() throws -> [Known] {
        // The number changes when another connection wrote; what this one writes drops the rows.
        let state = try database.prepare("PRAGMA data_version").firstRow { $0.integer(at: 0) } ?? nil
        if let rows, rows.state == state { return rows.notes }
        let notes = try database.prepare(
            """
            SELECT path, size, modified, changed, inode, version, pinned, created, born, tags, editable, excerpt
            FROM note ORDER BY path
            """
        ).rows(Self.known)
        rows = (state, notes)
        return notes
    }

    /// The notes with the given paths, in that order; unknown ones are left out.
    func records(_ paths: [String]) throws -> [NoteRecord] {
        let notes = try known()
        return paths.compactMap { path in
            var range = notes.startIndex..<notes.endIndex
            while !range.isEmpty {
                let middle = (range.lowerBound + range.upperBound) / 2
                if notes[middle].path.utf8.precedes(path.utf8) {
                    range = middle + 1..<range.upperBound
                } else {
                    range = range.lowerBound..<middle
                }
            }
            guard range.lowerBound < notes.endIndex else { return nil }
            let found = notes[range.lowerBound].record
            return found.path.utf8.elementsEqual(path.utf8) ? found : nil
        }
    }

    /// The notes in whose name, folder, tags or body every word occurs, in no particular order.
    ///
    /// - Parameter words: The words, folded; at least one.
    func matches(_ words: [[UInt8]]) throws -> [NoteRecord] {
        // SQLite bounds how deep a condition may be.
        let first = words.prefix(Self.wordLimit)
        let conditions = first.map { _ in "instr(folded, ?)" }.joined(separator: " AND ")
        let statement = try database.prepare("SELECT path FROM note_text WHERE \(conditions)")
        try statement.bind(first.map { .blob(Data($0)) })
        let found = try records(statement.rows { $0.string(at: 0) ?? "" })
        guard words.count > first.count, !found.isEmpty else { return found }
        let others = try Set(matches(Array(words.dropFirst(first.count))).map(\.path))
        return found.filter { others.contains($0.path) }
    }

    private static func known(_ row: Statement) -> Known {
        let status = FileStatus(
            size: row.integer(at: 1) ?? 0, modified: row.integer(at: 2) ?? 0, changed: row.integer(at: 3) ?? 0,
            inode: UInt64(bitPattern: row.integer(at: 4) ?? 0), isDirectory: false)
        let tags = row.string(at: 9) ?? ""
        let record = NoteRecord(
            path: row.string(at: 0) ?? "", isPinned: row.integer(at: 6) == 1,
            created: (row.double(at: 7) ?? row.double(at: 8)).map(Date.init(timeIntervalSince1970:)),
            modified: Date(timeIntervalSince1970: Double(status.modified) / 1_000_000_000),
            tags: tags.isEmpty ? [] : tags.split(separator: "\n").map(String.init), version: row.string(at: 5) ?? "",
            size: status.size, isEditable: row.integer(at: 10) == 1, excerpt: row.string(at: 11) ?? "")
        return Known(status: status, record: record)
    }

    // MARK: Writing

    /// Stores what was read of notes and forgets others, in one step.
    func store(_ notes: [IndexedNote], removing paths: [String] = []) throws {
        guard !notes.isEmpty || !paths.isEmpty else { return }
        rows = nil
        try database.transaction {
            for path in paths {
                try database.execute("DELETE FROM note WHERE path = ?", .text(path))
                try database.execute("DELETE FROM note_text WHERE path = ?", .text(path))
            }
            for note in notes { try store(note) }
        }
        isEmpty = false
    }

    private func store(_ note: IndexedNote) throws {
        // Replacing a file makes a new one; the note is as old as its first.
        try database.execute(
            """
            INSERT INTO note VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (path) DO UPDATE SET
                size = excluded.size, modified = excluded.modified, changed = excluded.changed, inode = excluded.inode,
                version = excluded.version, pinned = excluded.pinned, created = excluded.created,
                born = coalesce(min(born, excluded.born), born, excluded.born), tags = excluded.tags,
                editable = excluded.editable, excerpt = excluded.excerpt
            """,
            .text(note.path), .integer(note.status.size), .integer(note.status.modified),
            .integer(note.status.changed), .integer(Int64(bitPattern: note.status.inode)), .text(note.version),
            .integer(note.isPinned ? 1 : 0), Value(note.created?.timeIntervalSince1970),
            Value(note.born?.timeIntervalSince1970), .text(note.tags.joined(separator: "\n")),
            .integer(note.isEditable ? 1 : 0), .text(note.excerpt))
        try database.execute(
            """
            INSERT INTO note_text VALUES (?, ?) ON CONFLICT (path) DO UPDATE SET folded = excluded.folded
            """, .text(note.path), .blob(Data(note.foldedText)))
    }

    /// Notes that a file got another path, so that the note keeps its age. The file is read again at the next look.
    func move(from source: String, to target: String) throws {
        rows = nil
        try database.transaction {
            try database.execute(
                "UPDATE OR REPLACE note SET path = ?, changed = -1 WHERE path = ?", .text(target), .text(source))
            try database.execute(
                "UPDATE OR REPLACE note_text SET path = ? WHERE path = ?", .text(target), .text(source))
        }
    }
}
