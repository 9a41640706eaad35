import Foundation
import IntentRuntime
import JSON

/// `find`: entities, by words and conditions.
enum FindCommand: Command {
    static let name = "find"
    static let summary = "Find entities by words and conditions"
    static let usage = "find ENTITY [TEXT] [--where CONDITION]… [--sort [-]PROPERTY] [--limit N]"
    static let details = """
        ENTITY is a schema, as notes.note, or a type, as NoteEntity; 'appintents list entities' shows them.
        TEXT is looked for as the app does it: for notes, every word must occur in the name, folder, tags or text.

        Options:
          --where CONDITION   PROPERTY OPERATOR VALUE in one argument, as 'isPinned = true'; repeat it for several, all of which
                              must hold. Operators: = != < <= > >= contains, begins with, ends with
          --sort PROPERTY     sort by a property; -PROPERTY sorts downwards
          --limit N           show at most N
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let conditions = try arguments.takeValues("--where")
        let sort = try arguments.takeValue("--sort")
        var limit: Int?
        if let text = try arguments.takeValue("--limit") {
            guard let number = Int(text), number > 0 else {
                throw UsageError.badValue(text, option: "--limit", expected: "a whole number above 0")
            }
            limit = number
        }
        guard let entity = arguments.next() else {
            throw UsageError.missingArgument("the name of an entity type", command: name)
        }
        var words: [String] = []
        while let word = arguments.next() {
            guard !word.hasPrefix("--") else { throw UsageError.unknownOption(word, command: name) }
            words.append(word)
        }
        let text = words.isEmpty ? nil : words.joined(separator: " ")
        let system = try Accounts.system(options)
        let found = try await system.find(
            FindRequest(entity: entity, text: text, conditions: conditions, sort: sort, limit: limit))
        if options.json {
            Output.print(JSONValue.array(found.map(\.json)).prettyText)
            return
        }
        var table = Table(["TITLE", "ID", "ABOUT"])
        for record in found {
            table.add([record.title, record.json["id"]?.string ?? "", record.subtitle ?? ""])
        }
        table.print()
        let noun = try system.catalog.entity(named: entity).title.lowercased()
        Output.tell(found.isEmpty ? "No \(noun) found." : "\(found.count.formatted()) found.")
    }
}
