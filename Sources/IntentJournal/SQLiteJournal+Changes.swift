import IntentRuntime
import SQLite

/// What runs changed, and which took which back.
extension SQLiteJournal {
    /// Writes down that a run is about to change something, and where that is kept.
    ///
    /// - Parameters:
    ///   - record: The name under which a history keeps it.
    ///   - number: The run's number.
    /// - Throws: ``JournalError``.
    public func keep(_ record: String, of number: Int64) throws(JournalError) {
        try using { database in
            try database.execute(
                "INSERT INTO changes (run, record) VALUES (?1, ?2) ON CONFLICT (run) DO UPDATE SET record = ?2",
                .integer(number), .text(record))
        }
    }

    /// Writes down that a run was taken back. Where that one had taken back another, this counts as done again.
    ///
    /// - Parameters:
    ///   - number: The number of the run that was taken back.
    ///   - undo: The number of the run that did it.
    /// - Throws: ``JournalError``.
    public func markUndone(_ number: Int64, by undo: Int64) throws(JournalError) {
        try using { database in
            try database.transaction {
                try database.execute(
                    "INSERT INTO changes (run, undone_by) VALUES (?1, ?2) ON CONFLICT (run) DO UPDATE SET undone_by = ?2",
                    .integer(number), .integer(undo))
                try database.execute(
                    "INSERT INTO changes (run, undoes) VALUES (?1, ?2) ON CONFLICT (run) DO UPDATE SET undoes = ?2",
                    .integer(undo), .integer(number))
                try database.execute("UPDATE changes SET undone_by = NULL WHERE undone_by = ?", .integer(number))
            }
        }
    }

    /// A run.
    ///
    /// - Parameter number: The run's number.
    /// - Returns: The run; `nil` where there is none.
    /// - Throws: ``JournalError``.
    public func entry(_ number: Int64) throws(JournalError) -> JournalEntry? {
        try using { database in
            let statement = try database.prepare("SELECT \(Self.columns) FROM runs WHERE number = ?")
            try statement.bind([.integer(number)])
            guard try statement.step() else { return nil }
            let entry = Self.entry(statement)
            try statement.reset()
            return try Self.withChanges([entry], in: database).first
        }
    }

    /// The runs that changed something which is kept, have ended or lost their process, and are neither taken back nor
    /// themselves what took others back.
    ///
    /// - Returns: The runs, the latest first.
    /// - Throws: ``JournalError``.
    public func changingRuns() throws(JournalError) -> [JournalEntry] {
        try using { database in
            let statement = try database.prepare(
                "SELECT \(Self.columns), process FROM runs JOIN changes ON run = number "
                    + "WHERE record IS NOT NULL AND undone_by IS NULL AND undoes IS NULL AND intent != 'undo' "
                    + "ORDER BY number DESC")
            var entries: [JournalEntry] = []
            while try statement.step() {
                let entry = Self.entry(statement)
                if entry.state == .running, RunningProcess(text: statement.string(at: 9) ?? "").isAlive { continue }
                entries.append(entry)
            }
            return try Self.withChanges(entries, in: database)
        }
    }

    /// Whether a run has not ended and its process is still there.
    ///
    /// - Parameter number: The run's number.
    /// - Throws: ``JournalError``.
    public func isRunning(_ number: Int64) throws(JournalError) -> Bool {
        try using { database in
            let statement = try database.prepare("SELECT process FROM runs WHERE number = ? AND state = 'running'")
            try statement.bind([.integer(number)])
            guard try statement.step() else { return false }
            let process = RunningProcess(text: statement.string(at: 0) ?? "")
            try statement.reset()
            return process.isAlive
        }
    }

    /// Entries with what is known of their changes.
    static func withChanges(_ entries: [JournalEntry], in database: Database) throws -> [JournalEntry] {
        let statement = try database.prepare("SELECT record, undone_by, undoes FROM changes WHERE run = ?")
        return try entries.map { entry in
            var entry = entry
            try statement.reset()
            try statement.bind([.integer(entry.number)])
            if try statement.step() {
                entry.record = statement.string(at: 0)
                entry.undoneBy = statement.integer(at: 1)
                entry.undoes = statement.integer(at: 2)
            }
            try statement.reset()
            return entry
        }
    }

    /// Makes the table of changes, and forgets those of runs that are forgotten.
    static func prepareChanges(_ database: Database) throws {
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS changes (
                run INTEGER PRIMARY KEY, record TEXT, undone_by INTEGER, undoes INTEGER)
            """)
        try database.execute("DELETE FROM changes WHERE run NOT IN (SELECT number FROM runs)")
    }
}
