import IntentCommandLine

/// The options that every command of a program has that is an app.
struct ProgramOptions: Sendable {
    /// Whether the output is JSON.
    let json: Bool
    /// Whether every confirmation is answered with yes.
    let confirmsEverything: Bool
    /// Whether help is wanted.
    let showsHelp: Bool

    /// Takes the options out of a command line.
    init(taking arguments: inout ArgumentList) {
        json = arguments.takeFlag("--json")
        confirmsEverything = arguments.takeFlag("--yes")
        showsHelp = arguments.takeFlag("--help")
    }
}
