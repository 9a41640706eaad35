import JSON

/// What an assistant is told of the tools, and what that costs it.
package struct ToolListing: Sendable {
    /// A tool of the list.
    package struct Entry: Sendable {
        package let name: String
        package let title: String
        /// What it does to the world, in words.
        package let effect: String
        /// How many tokens its definition has.
        package let tokens: Int

        init(_ tool: Tool) {
            name = tool.name
            title = tool.title
            effect = tool.hints.words
            tokens = tool.tokens
        }
    }

    /// The tools that are listed, by name.
    package let listed: [Entry]
    /// The names of the tools that are found by searching only.
    package let searchable: [String]

    init(_ tools: ListedTools) {
        listed = tools.listed.map(Entry.init)
        searchable = tools.hidden.map(\.name)
    }

    /// How many tokens all definitions have together.
    package var tokens: Int { listed.reduce(0) { $0 + $1.tokens } }
}

extension MCPServer {
    /// What an assistant is told of the tools.
    package var toolListing: ToolListing { ToolListing(tools.tools) }
}
