import AppIntents
import Foundation
import IntentRuntime

/// Runs the intents of a program whose entry point is an `AppIntentsExtension`: for a person at a terminal, for assistants, for
/// `appintents`, and for tests in another process.
///
/// The program need not name this type: linking the library is enough. Where the environment has ``environmentVariable`` it serves, one
/// line of JSON a message, on standard input and output until its input ends; else it does what its command line says.
public enum ExtensionHost {
    /// The variable that tells a program to serve; its value is `stdio`.
    public static let environmentVariable = "APPINTENTS_HOST"

    /// The variable that tells the app's id, by which its entities' URIs name it.
    public static let appVariable = "APPINTENTS_APP"

    /// How long what is under way may take to end when there is nobody to tell any more.
    private static let grace: Duration = .seconds(2)

    private static func serve(_ program: any AppIntentsExtension) async {
        // A client that is gone is an error of writing, as any other.
        signal(SIGPIPE, SIG_IGN)
        // The messages get a descriptor of their own, so that what the app prints does them no harm.
        let messages = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let title = AppDescriptor.of(type(of: program)).title
        if let id = ProcessInfo.processInfo.environment[appVariable] {
            AppDescriptor.makeOne(AppDescriptor(id: id, title: title))
        }
        // They are for this process alone: a program that it starts is not asked to serve.
        unsetenv(environmentVariable)
        unsetenv(appVariable)
        let session = HostSession(
            host: IntentHost(app: HostedApp(id: nil, title: title)), output: LineOutput(messages))
        let end = FirstAnswer<Void>()
        LineInput(STDIN_FILENO).start(name: "requests") { line in
            if let line { return session.receive(line) }
            session.end()
            end.give(())
            // Intents that do not listen may hold all threads that could return from here.
            Thread.sleep(forTimeInterval: grace / .seconds(1))
            _exit(0)
        }
        await end.wait()
    }
}

extension ExtensionHost: _AppIntentsHost {
    package static func run(_ program: any AppIntentsExtension) async {
        switch ProcessInfo.processInfo.environment[environmentVariable] {
        case "stdio": await serve(program)
        case let other?:
            let words = "\(environmentVariable) is '\(other)', which is no way to serve; the one there is is 'stdio'.\n"
            FileHandle.standardError.write(Data(words.utf8))
            exit(64)
        case nil:
            // What the command line of a person starts is not asked to serve either.
            unsetenv(appVariable)
            let app = HostedApp(id: nil, title: AppDescriptor.of(type(of: program)).title)
            exit(await ProgramCommandLine(app: app).run(Array(CommandLine.arguments.dropFirst())))
        }
    }
}
