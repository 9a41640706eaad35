import AppIntents
import CAllocator
import Foundation
import IntentCommandLine
import IntentRuntime
import ModelContextProtocol

/// `serve`: the apps for any assistant, over the Model Context Protocol.
enum ServeCommand: Command {
    static let name = "serve"
    static let summary = "Serve the apps to an assistant over the Model Context Protocol"
    static let usage = "serve [--tools essential|all|PATTERN,…]… [--allow-files DIR]… [--http HOST:PORT]"
    static let details = """
        Speaks MCP on standard input and output, revisions 2024-11-05 to 2026-07-28. Deleting and sending are confirmed by the person
        through the assistant's client where it can ask, else by 'appintents approve'; with --yes every confirmation is answered with
        yes, and with --read-only there is nothing to confirm.

        Options:
          --tools WORDS           the tools to list: essential (the default: the commonest, at most 30 tools and 6,000 tokens),
                                  all, or patterns of tools, schemas or app/Type, as mail.*; after - or ! what is taken away.
                                  The assistant finds what is not listed by searching. 'appintents list --tools' shows what an
                                  assistant sees.
          --allow-files DIR       let the assistant attach files that lie in this folder by their paths; repeatable, beside
                                  "files": {"read": ["DIR"]} in the configuration
          --http HOST:PORT        listen there instead, such as 127.0.0.1:8000; clients connect to http://HOST:PORT/mcp
          --allow-origin ORIGIN   with --http: let pages of a web site send requests, such as https://chat.example.com; repeatable
          --allow-host NAME       with --http: let clients call the server by another name, as a proxy's; repeatable
          --no-token              with --http on this machine's own address: ask for no token although there are some
          --rate N                with --http: how many requests a second a client may send in the long run (1000; 0: any number)

        Beyond this machine a token is needed: see 'appintents token --help'. HTTP is not encrypted; a proxy before it can do that.
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let http = try HTTPServing(taking: &arguments)
        let tools = try ToolChoice(arguments.takeValues("--tools"), Configuration(at: options.configuration))
        let named = try arguments.takeValues("--allow-files")
        try arguments.finish(name)
        let folders = named + (try Configuration(at: options.configuration).readableFolders)
        if let missing = named.first(where: { !isFolder($0) }) {
            throw UsageError.badValue(missing, option: "--allow-files", expected: "a folder that exists")
        }
        // A server runs for long and on many threads, so what one of them has freed is to serve the others.
        CAllocatorLimitArenas(2)
        guard let http else {
            // Taken before anything else runs, so that no word of a library's reaches the wire.
            let transport = try StandardIOTransport.takingStandardStreams()
            return try await server(options, tools, folders).serve(over: transport)
        }
        try await http.run { try await server(options, tools, folders) }
    }

    private static func server(
        _ options: GlobalOptions, _ tools: ToolChoice, _ folders: [String]
    ) async throws -> MCPServer {
        if options.confirmsEverything { Output.tell("appintents: every confirmation is answered with yes (--yes)") }
        return MCPServer(
            system: try await Accounts.system(options, runsIntents: true, for: .assistant, choosing: tools),
            confirmsEverything: options.confirmsEverything, version: AppIntentsTool.version, tools: tools.selection,
            readableFolders: folders)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: HomeFolder.expanding(path), isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
