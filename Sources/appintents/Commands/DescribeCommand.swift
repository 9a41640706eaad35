import IntentCommandLine
import IntentRuntime
import JSON
import SchemaCatalog

/// `describe`: one intent, entity or enum.
enum DescribeCommand: Command {
    static let name = "describe"
    static let summary = "Describe an intent, entity or enum"
    static let usage = "describe NAME"
    static let details =
        "NAME is a schema, as notes.createNote, or a type, as CreateNoteIntent; app/NAME where two apps have it."

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        guard let word = arguments.next() else { throw UsageError.missingArgument("a name", command: name) }
        try arguments.finish(name)
        let catalog = try await Accounts.catalog(options)
        if let intent = try found({ try catalog.intent(named: word) }) {
            if options.json {
                Output.print(Metadata.json(intent).prettyText)
            } else {
                Describe.show(intent)
                Describe.show(
                    phrasesOf: catalog.shortcuts.filter { $0.app == intent.app && $0.intent == intent.name })
            }
        } else if let entity = try found({ try catalog.entity(named: word) }) {
            options.json ? Output.print(Metadata.json(entity).prettyText) : Describe.show(entity)
        } else if let value = try found({ try catalog.enumeration(named: word) }) {
            options.json ? Output.print(Metadata.json(value).prettyText) : Describe.show(value)
        } else {
            let names = catalog.intents.map(\.name) + catalog.entities.map(\.name) + catalog.enums.map(\.name)
            throw IntentSystemError.unknownName(
                kind: "intent, entity or enum", name: word, nearest: Nearest.names(to: word, among: names))
        }
    }

    /// What a name leads to; `nil` for a name that nothing has, as opposed to one that several have.
    private static func found<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch IntentSystemError.unknownName {
            return nil
        }
    }
}
