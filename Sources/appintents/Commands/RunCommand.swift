import Foundation
import IntentRuntime
import JSON

/// `run`: an intent.
enum RunCommand: Command {
    static let name = "run"
    static let summary = "Run an intent"
    static let usage = "run INTENT [--PARAMETER VALUE]… [--arguments JSON] [--idempotency-key KEY]"
    static let details = """
        INTENT is a schema, as notes.createNote, or a type, as CreateNoteIntent; 'appintents list intents' shows them.
        'appintents run INTENT --help' shows an intent's parameters.

        VALUE is text; a number; true or false; a date as ISO 8601 or in words; an enum's raw value or title; a file as @path; an entity by its
        URI, its id or words. Repeat a parameter for a list. What is missing is asked for on a terminal.

        Options:
          --arguments JSON        all values as one JSON object
          --idempotency-key KEY   run the intent once under this key; a repeat gives the first answer and does nothing
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        guard let intent = arguments.next() else {
            throw UsageError.missingArgument("the name of an intent", command: name)
        }
        if options.showsHelp {
            Describe.show(try IntentCatalog.discovered().intent(named: intent))
            return
        }
        let key = try arguments.takeValue("--idempotency-key")
        if key == "" { throw UsageError.badValue("", option: "--idempotency-key", expected: "a text of your choice") }
        let values = try values(&arguments)
        let system = try Accounts.system(options, runsIntents: true)
        var invocation = IntentInvocation(intent: intent, arguments: values, mayReadFiles: true)
        invocation.requester = "terminal"
        invocation.idempotencyKey = key
        let outcome = try await system.run(
            invocation, through: TerminalInteraction(confirmsEverything: options.confirmsEverything))
        if options.json {
            Output.print(outcome.json.prettyText)
            return
        }
        if let date = outcome.ranBefore {
            Output.tell("This was done before, at \(date.formatted(.iso8601)); nothing was done now.")
        }
        if let dialog = outcome.dialog { Output.show(dialog) }
        if outcome.records.isEmpty, let value = outcome.value, value != .null {
            Output.show(Card.words(value))
        }
        for record in outcome.records { Card.show(record) }
        if let url = outcome.opens { Output.show(url.absoluteString) }
        if outcome.dialog == nil, outcome.value == nil, outcome.opens == nil, outcome.ranBefore == nil {
            Output.tell("Done.")
        }
    }

    /// The values given, of the JSON object first, then of the options; a parameter that stands several times is a list.
    private static func values(_ arguments: inout ArgumentList) throws -> JSONObject {
        var values = JSONObject()
        if let text = try arguments.takeValue("--arguments") {
            do {
                guard let object = try JSONValue(parsing: text).object else {
                    throw UsageError.badArguments("this is another JSON value")
                }
                values = object
            } catch let error as JSONError {
                throw UsageError.badArguments("\(error)")
            }
        }
        var given: [(name: String, value: String)] = []
        while let word = arguments.next() {
            guard word.hasPrefix("--"), word.count > 2 else { throw UsageError.unexpectedArgument(word, command: name) }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let parameter = String(parts[0])
            if parts.count == 2 {
                given.append((parameter, String(parts[1])))
            } else if let value = arguments.next() {
                given.append((parameter, value))
            } else {
                throw UsageError.missingValue(word)
            }
        }
        for (name, value) in given {
            let several = given.filter { $0.name == name }
            values[name] = several.count == 1 ? .string(value) : .array(several.map { .string($0.value) })
        }
        return values
    }
}
