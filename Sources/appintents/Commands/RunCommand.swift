import Foundation
import IntentCommandLine
import IntentRuntime
import JSON

/// `run`: an intent.
enum RunCommand: Command {
    static let name = "run"
    static let summary = "Run an intent"
    static let usage = "run INTENT [--PARAMETER VALUE]… [--arguments JSON] [--idempotency-key KEY | --again]"
    static let details = """
        INTENT is a schema, as notes.createNote, or a type, as CreateNoteIntent; 'appintents list intents' shows them.
        'appintents run INTENT --help' shows an intent's parameters.

        VALUE is text; a number; true or false; a date as ISO 8601 or in words; an enum's raw value or title; a file as @path; an entity by its
        URI, its id or words. Repeat a parameter for a list. What is missing is asked for on a terminal.

        Options:
          --arguments JSON        all values as one JSON object
          --idempotency-key KEY   run the intent once under this key; a repeat gives the first answer and does nothing
          --again                 run it once more, although the same was done just before

        What creates or sends is done once: the same command within 10 minutes gives the first answer, says so, and does nothing.
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        guard let intent = arguments.next() else {
            throw UsageError.missingArgument("the name of an intent", command: name)
        }
        if options.showsHelp {
            let catalog = try await Accounts.catalog(options)
            Describe.show(try await Accounts.explaining(options) { try catalog.intent(named: intent) })
            return
        }
        let key = try arguments.takeValue("--idempotency-key")
        if key == "" { throw UsageError.badValue("", option: "--idempotency-key", expected: "a text of your choice") }
        let isAgain = arguments.takeFlag("--again")
        if key != nil, isAgain {
            throw UsageError.badValue(
                "--again", option: "--idempotency-key", expected: "a new key to run it once more, without --again")
        }
        let values = try arguments.takeParameterValues(of: name)
        let system = try await Accounts.system(options, runsIntents: true)
        var invocation = IntentInvocation(intent: intent, arguments: values, mayReadFiles: true)
        invocation.requester = "terminal"
        invocation.idempotencyKey = key
        invocation.runsAgain = isAgain
        let outcome = try await Accounts.explaining(options) { [invocation] in
            try await system.run(
                invocation, through: TerminalInteraction(confirmsEverything: options.confirmsEverything))
        }
        if let date = outcome.ranBefore {
            Output.complain(
                "This was done before, at \(date.formatted(.iso8601)); nothing was done now. "
                    + (key == nil ? "--again runs it once more." : "Another key runs it once more."))
        }
        if let reason = outcome.incompleteBecause { Output.complain("this is not all: \(reason)") }
        if options.json {
            Output.print(outcome.json.prettyText)
            return
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
}
