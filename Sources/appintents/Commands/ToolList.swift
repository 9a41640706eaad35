import Foundation
import IntentCommandLine
import JSON
import ModelContextProtocol

/// Shows what an assistant is told of the tools, and what that costs it.
enum ToolList {
    /// Shows it.
    ///
    /// - Parameters:
    ///   - words: Which tools are listed, as `serve --tools` takes them.
    ///   - options: The options of every command.
    static func show(_ words: [String], _ options: GlobalOptions) async throws {
        let choice = try ToolChoice(words, Configuration(at: options.configuration))
        let system = try await Accounts.system(options, runsIntents: true, for: .assistant, choosing: choice)
        let listing = MCPServer(system: system, tools: choice.selection).toolListing
        if options.json { return Output.print(json(listing).prettyText) }
        var table = Table(["TOOL", "TITLE", "EFFECT", "TOKENS"])
        for tool in listing.listed { table.add([tool.name, tool.title, tool.effect, tool.tokens.formatted()]) }
        table.print()
        Output.tell(summary(of: listing))
    }

    private static func summary(of listing: ToolListing) -> String {
        let limits = ToolLimits.standard
        let count = listing.listed.count
        var words =
            "\(count.formatted()) \(count == 1 ? "tool" : "tools"), about \(listing.tokens.formatted()) tokens; what is chosen for an "
            + "assistant keeps to \(limits.tools.formatted()) tools and \(limits.tokens.formatted()) tokens."
        if !listing.searchable.isEmpty {
            words += " \(listing.searchable.count.formatted()) more are found by searching only."
        }
        return words
    }

    private static func json(_ listing: ToolListing) -> JSONValue {
        [
            "tools": .array(
                listing.listed.map {
                    [
                        "name": .string($0.name), "title": .string($0.title), "effect": .string($0.effect),
                        "tokens": .integer($0.tokens),
                    ]
                }),
            "tokens": .integer(listing.tokens),
            "limits": [
                "tools": .integer(ToolLimits.standard.tools), "tokens": .integer(ToolLimits.standard.tokens),
            ],
            "searchable": .array(listing.searchable.map { .string($0) }),
        ]
    }
}
