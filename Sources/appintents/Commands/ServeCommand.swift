import IntentCommandLine
import IntentRuntime
import ModelContextProtocol

/// `serve`: the apps for any assistant, over the Model Context Protocol.
enum ServeCommand: Command {
    static let name = "serve"
    static let summary = "Serve the apps to an assistant over the Model Context Protocol"
    static let usage = "serve"
    static let details = """
        Speaks MCP on standard input and output, revisions 2024-11-05 to 2026-07-28. Deleting and sending are confirmed by the person
        through the assistant's client where it can ask, else by 'appintents approve'; with --yes every confirmation is answered with
        yes, and with --read-only there is nothing to confirm.
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        try arguments.finish(name)
        // Taken before anything else runs, so that no word of a library's reaches the wire.
        let transport = try StandardIOTransport.takingStandardStreams()
        if options.confirmsEverything { Output.tell("appintents: every confirmation is answered with yes (--yes)") }
        let server = MCPServer(
            system: try await Accounts.system(options, runsIntents: true, for: .assistant),
            confirmsEverything: options.confirmsEverything, version: AppIntentsTool.version)
        try await server.serve(over: transport)
    }
}
