import Foundation
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
        'running' and of no process any more was stopped half way.

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
        let intent = try word.map { try IntentCatalog.discovered().intent(named: $0) }
        let entries = try SQLiteJournal().entries(limit: limit, intent: intent.map { "\($0.app.id)/\($0.identifier)" })
        if options.json {
            Output.print(JSONValue.array(entries.map(\.json)).prettyText)
            return
        }
        var table = Table(["WHEN", "FOR", "INTENT", "VALUES", "STATE", "OUTCOME"])
        for entry in entries {
            table.add([
                entry.began.formatted(.iso8601), entry.requester, entry.intent, words(of: entry.values),
                entry.state.rawValue, entry.outcome ?? "",
            ])
        }
        table.print()
        if entries.isEmpty { Output.tell("Nothing was run yet.") }
    }

    private static func words(of values: JSONObject) -> String {
        values.map { "\($0.name): \(Card.words($0.value))" }.joined(separator: "; ")
    }
}
