import IntentRuntime

/// What a program that holds intents tells a person who starts it.
struct ProgramHelp {
    /// The name under which the program was started.
    let program: String
    /// What the program holds.
    let app: HostedApp

    /// The help.
    var text: String {
        let intents = app.intents.map { "  \($0.identifier)\($0.summary.isEmpty ? "" : "  \($0.summary)")" }
        let held = intents.isEmpty ? "\(program) holds no intents." : "\(program) holds these intents:\n"
        return """
            \(([held] + intents).joined(separator: "\n"))

            It does nothing by itself: tests written with AppIntentsTesting start it with \
            \(ExtensionHost.environmentVariable)=stdio in its environment and run its intents here.
            """
    }
}
