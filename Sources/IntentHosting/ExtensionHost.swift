import AppIntents
import Foundation
import IntentRuntime

/// Runs the intents of a program whose entry point is an `AppIntentsExtension`, for tests in another process.
///
/// The program need not name this type: linking the library is enough. Where the environment has ``environmentVariable`` it serves, one
/// line of JSON a message, on standard input and output until its input ends; else it tells a person what it holds.
public enum ExtensionHost {
    /// The variable that tells a program to serve; its value is `stdio`.
    public static let environmentVariable = "APPINTENTS_HOST"

    private static func serve() async {
        // A client that is gone is an error of writing, as any other.
        signal(SIGPIPE, SIG_IGN)
        // The messages get a descriptor of their own, so that what the app prints does them no harm.
        let messages = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let session = HostSession(host: IntentHost(app: HostedApp(id: nil)), output: LineOutput(messages))
        let end = FirstAnswer<Void>()
        LineInput(STDIN_FILENO).start(name: "requests") { line in
            if let line { session.receive(line) } else { end.give(()) }
        }
        await end.wait()
        session.end()
    }
}

extension ExtensionHost: _AppIntentsHost {
    package static func run(_ program: any AppIntentsExtension) async {
        switch ProcessInfo.processInfo.environment[environmentVariable] {
        case "stdio": await serve()
        case let other?:
            let words = "\(environmentVariable) is '\(other)', which is no way to serve; the one there is is 'stdio'.\n"
            FileHandle.standardError.write(Data(words.utf8))
            exit(64)
        case nil:
            let name = (CommandLine.arguments.first ?? "\(type(of: program))").split(separator: "/").last ?? ""
            print(ProgramHelp(program: String(name), app: HostedApp(id: nil)).text)
        }
    }
}
