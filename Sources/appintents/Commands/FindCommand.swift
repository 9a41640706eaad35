import Foundation
import IntentCommandLine
import IntentRuntime
import JSON

/// `find`: entities, by words and conditions.
enum FindCommand: Command {
    static let name = "find"
    static let summary = "Find entities by words and conditions"
    static let usage = "find ENTITY [TEXT] [--where CONDITION]… [--sort [-]PROPERTY] [--limit N] [--offset N]"
    static let details = """
        ENTITY is a schema, as notes.note, or a type, as NoteEntity; 'appintents list entities' shows them.
        TEXT is looked for as the app does it: for notes, every word must occur in the name, folder, tags or text.

        Options:
          --where CONDITION   PROPERTY OPERATOR VALUE in one argument, as 'isPinned = true'; repeat it for several, all of which
                              must hold. Operators: = != < <= > >= contains, begins with, ends with
          --sort PROPERTY     sort by a property; -PROPERTY sorts downwards
          --limit N           show at most N
          --offset N          leave out the first N, which were shown before
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let conditions = try arguments.takeValues("--where")
        let sort = try arguments.takeValue("--sort")
        let limit = try number("--limit", atLeast: 1, in: &arguments)
        let offset = try number("--offset", atLeast: 0, in: &arguments) ?? 0
        guard let entity = arguments.next() else {
            throw UsageError.missingArgument("the name of an entity type", command: name)
        }
        var words: [String] = []
        while let word = arguments.next() {
            guard !word.hasPrefix("--") else { throw UsageError.unknownOption(word, command: name) }
            words.append(word)
        }
        let text = words.isEmpty ? nil : words.joined(separator: " ")
        let system = try await Accounts.system(options)
        let found = try await system.find(
            FindRequest(entity: entity, text: text, conditions: conditions, sort: sort, limit: limit, offset: offset))
        // The JSON is the entities and nothing else; that these are not all is said beside it.
        for gap in found.gaps { Output.complain("these are not all: \(gap)") }
        if options.json {
            Output.print(JSONValue.array(found.map(\.json)).prettyText)
            if let offset = found.nextOffset { Output.complain("there are more: --offset \(offset) goes on") }
            return
        }
        var table = Table(["TITLE", "ID", "ABOUT"])
        for record in found {
            table.add([record.title, record.json["id"]?.string ?? "", record.subtitle ?? ""])
        }
        table.print()
        let noun = try system.catalog.entity(named: entity).title.lowercased()
        let more = found.nextOffset.map { " There are more: --offset \($0) goes on." } ?? ""
        let none = offset > 0 ? "No more of type '\(noun)' found." : "No \(noun) found."
        Output.tell((found.isEmpty ? none : "\(found.count.formatted()) found.") + more)
    }

    /// A number that an option gives.
    private static func number(_ option: String, atLeast minimum: Int, in arguments: inout ArgumentList) throws -> Int?
    {
        guard let text = try arguments.takeValue(option) else { return nil }
        guard let number = Int(text), number >= minimum else {
            throw UsageError.badValue(
                text, option: option, expected: minimum == 0 ? "a whole number" : "a whole number above 0")
        }
        return number
    }
}
