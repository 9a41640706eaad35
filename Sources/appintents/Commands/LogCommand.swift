import ChangeHistory
import Foundation
import IntentCommandLine
import IntentJournal
import IntentRuntime
import JSON

/// `log`: what was run.
enum LogCommand: Command {
    static let name = "log"
    static let summary = "Show which intents were run, for whom, and how they ended"
    static let usage = "log [INTENT] [--limit N]"
    static let details = """
        The latest run comes first. Long texts and secrets are not kept. INTENT shows the runs of one intent only. A run that is
        'interrupted' was stopped before its end was known: look whether it was done. 'appintents undo NUMBER' takes back a run
        that can be.

        Options:
          --limit N   show at most N runs (default: 50)
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        var limit = 50
        if let text = try arguments.takeValue("--limit") {
            guard let number = Int(text), number > 0 else {
                throw UsageError.badValue(text, option: "--limit", expected: "a whole number above 0")
            }
            limit = number
        }
        let word = arguments.next()
        try arguments.finish(name)
        let intent = try await name(of: word, options)
        let journal = try SQLiteJournal()
        // One more than wanted tells whether there are more.
        let found = try journal.entries(limit: limit == .max ? limit : limit + 1, intent: intent)
        let entries = Array(found.prefix(limit))
        if found.count > limit {
            Output.complain("these are the latest \(limit.formatted()); --limit shows more")
        }
        let obstacles = obstacles(to: entries, in: Accounts.history(beside: journal))
        if options.json {
            Output.print(JSONValue.array(zip(entries, obstacles).map(json)).prettyText)
            return
        }
        var table = Table(["RUN", "WHEN", "FOR", "INTENT", "VALUES", "STATE", "UNDO", "OUTCOME"])
        for (entry, obstacle) in zip(entries, obstacles) {
            table.add([
                "\(entry.number)", entry.began.formatted(.iso8601), entry.requester, entry.intent,
                words(of: entry.values),
                entry.state.rawValue, undo(entry, obstacle), entry.outcome ?? "",
            ])
        }
        table.print()
        if entries.isEmpty { Output.tell("Nothing was run yet.") }
    }

    /// Why each run cannot be taken back, `nil` where it can be, and an empty text where there is nothing to tell.
    private static func obstacles(to entries: [JournalEntry], in history: ChangeHistory?) -> [String?] {
        entries.map { entry in
            guard let record = entry.record, let history else { return "" }
            return entry.undoneBy.map { "it was taken back by run \($0)" } ?? history.obstacle(to: record)
        }
    }

    private static func json(_ entry: JournalEntry, _ obstacle: String?) -> JSONValue {
        var members = entry.json.object ?? JSONObject()
        members["canUndo"] = .bool(obstacle == nil)
        members["undoObstacle"] = obstacle.map { $0.isEmpty ? .null : .string($0) } ?? .null
        return .object(members)
    }

    private static func undo(_ entry: JournalEntry, _ obstacle: String?) -> String {
        if let undo = entry.undoneBy { return "by \(undo)" }
        if let undone = entry.undoes { return "of \(undone)" }
        return obstacle == nil ? "yes" : ""
    }

    /// The intent that is named, as the journal has it; `nil` where none is.
    private static func name(of word: String?, _ options: GlobalOptions) async throws -> String? {
        guard let word, word != UndoCommand.name else { return word }
        let intent = try await Accounts.catalog(options).intent(named: word)
        return "\(intent.app.id)/\(intent.identifier)"
    }

    private static func words(of values: JSONObject) -> String {
        values.map { "\($0.name): \(Card.words($0.value))" }.joined(separator: "; ")
    }
}
