import Foundation
import IntentCommandLine
import IntentRuntime
import JSON

/// `undo`: takes a run back.
enum UndoCommand: Command {
    static let name = "undo"
    static let summary = "Take back what the last run changed"
    static let usage = "undo [NUMBER]"
    static let details = """
        NUMBER is a run's, as 'appintents log --json' shows it; without it, the last run that can be taken back is. A run of another
        program or of another day can be taken back as well, as long as the files are as it left them: where one was changed since,
        nothing is touched. What is taken back can be done again by taking back the run that did it.
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let number = try arguments.next().map { word in
            guard let number = Int64(word), number > 0 else {
                throw UsageError.badValue(word, option: "NUMBER", expected: "the number of a run")
            }
            return number
        }
        try arguments.finish(name)
        let system = try await Accounts.system(options, runsIntents: true)
        guard system.keepsHistory else {
            throw Failure(
                message:
                    "nothing can be taken back: --read-only changes nothing, and without a journal nothing is kept",
                status: 4)
        }
        let outcome = try await system.undo(
            UndoRequest(run: number, requester: "terminal"),
            through: TerminalInteraction(confirmsEverything: options.confirmsEverything))
        if options.json {
            Output.print(outcome.json.prettyText)
            return
        }
        let run = outcome.run.map { " (run \($0))" } ?? ""
        Output.tell("'\(outcome.intent)'\(run) was taken back.")
        for step in outcome.steps { Output.show("- \(step)") }
        if outcome.steps.isEmpty { Output.tell("All was as before already.") }
        if let undo = outcome.undo { Output.tell("To have it done again: appintents undo \(undo)") }
    }
}
