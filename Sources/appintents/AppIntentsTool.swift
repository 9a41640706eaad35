import Foundation
import IntentCommandLine
import IntentRuntime
import SchemaCatalog

/// The `appintents` command.
@main
struct AppIntentsTool {
    static let version = "0.1.0"

    static func main() async {
        // A pipe whose reader went away is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        let work = Task { await run(Array(CommandLine.arguments.dropFirst())) }
        let interrupt = Interrupt { work.cancel() }
        let status = await work.value
        exit(interrupt.wasSent ? Interrupt.status : status)
    }

    private static func run(_ arguments: [String]) async -> Int32 {
        do {
            var arguments = ArgumentList(arguments)
            let options = try GlobalOptions(taking: &arguments)
            if options.showsVersion {
                Output.print("appintents \(version)")
                return 0
            }
            guard let name = arguments.next() else {
                Output.print(Help.overview)
                return options.showsHelp ? 0 : 2
            }
            guard let command = Commands.all.first(where: { $0.name == name }) else {
                let names = Commands.all.map { $0.name }
                throw UsageError.unknownCommand(name, nearest: Nearest.names(to: name, among: names))
            }
            // An intent's own help depends on the intent, so `run` sees to its help itself.
            if options.showsHelp, arguments.isEmpty || command.name != RunCommand.name {
                Output.print(command.help)
                return 0
            }
            try await command.run(arguments, options)
            return 0
        } catch let error as UsageError {
            Output.complain("\(error)")
            return 2
        } catch let error as IntentSystemError {
            Output.complain("\(error)")
            return error.exitCode
        } catch let error as Failure {
            if !error.message.isEmpty { Output.complain(error.message) }
            return error.status
        } catch is CancellationError {
            Output.complain("stopped")
            return Interrupt.status
        } catch {
            Output.complain("\(error)")
            return 1
        }
    }
}
