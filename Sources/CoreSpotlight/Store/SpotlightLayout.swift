import SQLite

/// The tables of an index's file.
enum SpotlightLayout {
    /// What marks the file as an index of this framework: `CSpt` in ASCII.
    static let application: Int64 = 0x4353_7074

    /// The version of the tables, which a change of them raises.
    static let version: Int64 = 1

    /// Makes the tables in a new file, and sees to it that any other file is an index that this version can read.
    ///
    /// - Throws: ``CSIndexError`` for a file of another program or of a newer version, and `SQLiteError`.
    static func prepare(_ database: Database, file: String) throws {
        guard try isNew(database, file: file) else { return }
        try database.transaction {
            // Another process may have made them meanwhile.
            guard try isNew(database, file: file) else { return }
            for statement in tables { try database.execute(statement) }
        }
    }

    /// Whether a file is a new one; it is else an index that this version can read.
    private static func isNew(_ database: Database, file: String) throws -> Bool {
        let application = try number("PRAGMA application_id", database)
        let version = try number("PRAGMA user_version", database)
        if application == 0, version == 0, try number("SELECT count(*) FROM sqlite_schema", database) == 0 {
            return true
        }
        guard application == Self.application else {
            throw CSIndexError(
                .indexUnavailableError,
                message: "\(file) is a database of another program, not an index; move it away")
        }
        guard version == Self.version else {
            throw CSIndexError(
                .indexUnavailableError,
                message: """
                    The index at \(file) has layout \(version), and this version of the framework reads layout \
                    \(Self.version); use the newer version, or delete the file and index anew
                    """)
        }
        return false
    }

    private static func number(_ sql: String, _ database: Database) throws -> Int64 {
        let statement = try database.prepare(sql)
        let value = try statement.step() ? statement.integer(at: 0) ?? 0 : 0
        try statement.reset()
        return value
    }

    private static let tables = [
        "PRAGMA application_id = \(application)",
        "PRAGMA user_version = \(version)",
        "CREATE TABLE state (name TEXT PRIMARY KEY, value) WITHOUT ROWID",
        """
        CREATE TABLE item (
            id INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, domain TEXT, expires REAL NOT NULL,
            entityType TEXT, entity TEXT, mangledType TEXT, isHidden INTEGER NOT NULL, priority INTEGER NOT NULL,
            relatedType TEXT, related TEXT, relatedMangledType TEXT,
            rank REAL NOT NULL, engagements INTEGER NOT NULL DEFAULT 0)
        """,
        "CREATE INDEX itemDomain ON item (domain)",
        "CREATE INDEX itemExpires ON item (expires)",
        "CREATE INDEX itemEntity ON item (entityType, entity)",
        // A value that is no list is at position -1.
        """
        CREATE TABLE value (
            item INTEGER NOT NULL, name TEXT NOT NULL, position INTEGER NOT NULL, kind INTEGER NOT NULL, value,
            isSearched INTEGER NOT NULL, PRIMARY KEY (item, name, position)) WITHOUT ROWID
        """,
        "CREATE INDEX valueName ON value (name)",
        """
        CREATE VIRTUAL TABLE words USING fts5 (
            title, names, content, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')
        """,
        "CREATE VIRTUAL TABLE vocabulary USING fts5vocab (words, row)",
        """
        CREATE TRIGGER itemDeletion AFTER DELETE ON item BEGIN
            DELETE FROM value WHERE item = old.id;
            DELETE FROM words WHERE rowid = old.id;
        END
        """,
    ]
}
