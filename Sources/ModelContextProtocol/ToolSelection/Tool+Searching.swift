import IntentRuntime
import JSON

extension Tool {
    /// The names of the tools that belong to no app.
    static let ownNames = [searchTools, callTool, findEntities, readResource.name, undoLast.name]

    static let searchTools = "search_tools"
    static let callTool = "call_tool"

    /// How many tools a search tells in full where nothing is said, and at most.
    static let searchCount = 5
    static let searchLimit = 20

    /// The tool that finds tools.
    init(searching apps: [AppDescriptor]) {
        name = Self.searchTools
        title = "Search Tools"
        summary =
            "Finds tools by what they do; many are not in the list. Gives each one's name, description, effect and inputSchema. "
            + "Call it by name with \(Self.callTool)."
        parameters = [
            ToolParameter(
                name: "query", kind: .text, isRequired: false,
                schema: ["type": "string", "description": "What to do, in a few words, as \"send mail\"."]),
            ToolParameter(
                name: "app", kind: .text, isRequired: false,
                schema: ["type": "string", "description": .string("Only of this app: \(Self.words(for: apps)).")]),
            ToolParameter(
                name: "limit", kind: .integer, isRequired: false, minimum: 1, maximum: Double(Self.searchLimit),
                schema: [
                    "type": "integer", "minimum": 1, "maximum": .integer(Self.searchLimit),
                    "default": .integer(Self.searchCount),
                ]),
            ToolParameter(
                name: "output", kind: .boolean, isRequired: false,
                schema: ["type": "boolean", "description": "Whether to give outputSchema too."]),
        ]
        output = [
            "type": "object",
            "properties": ["tools": ["type": "array", "items": ["type": "object"]], "total": ["type": "integer"]],
            "required": ["tools", "total"],
        ]
        hints = .looking
        action = .searchTools
        takesAgain = false
    }

    /// The tool that calls another.
    ///
    /// - Parameter tools: Those that it may call.
    init(calling tools: [Tool]) {
        name = Self.callTool
        title = "Call Tool"
        summary = "Calls a tool that \(Self.searchTools) found, just as if it were in the list."
        parameters = [
            ToolParameter(
                name: "name", kind: .text, isRequired: true,
                schema: ["type": "string", "description": "The tool's name."]),
            ToolParameter(
                name: "arguments", kind: .other("object"), isRequired: false,
                schema: ["type": "object", "description": "What its inputSchema asks for."]),
        ]
        output = nil
        // Which tool is called is not known beforehand, so it is taken for the worst of all.
        hints = tools.map(\.hints).reduce(.looking) { $0.and($1) }
        action = .callTool
        takesAgain = false
    }

    /// Apps' ids, as many as are read at a glance.
    private static func words(for apps: [AppDescriptor]) -> String {
        let ids = apps.map(\.id)
        return ids.prefix(20).joined(separator: ", ") + (ids.count > 20 ? ", …" : "")
    }
}
