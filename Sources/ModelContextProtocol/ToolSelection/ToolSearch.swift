import IntentRuntime
import JSON
import Synchronization

/// Finds tools by words, as `search_tools` does.
final class ToolSearch: Sendable {
    /// How many more tools are named without their schemas.
    private static let nameLimit = 30

    private let tools: [Tool]
    private let catalog: IntentCatalog
    /// Made at the first search, since many clients never search.
    private let made = Mutex<ToolIndex?>(nil)

    /// - Parameters:
    ///   - tools: The tools that are found.
    ///   - catalog: What the apps offer.
    init(_ tools: [Tool], of catalog: IntentCatalog) {
        self.tools = tools
        self.catalog = catalog
    }

    private var index: ToolIndex {
        made.withLock { made in
            if let made { return made }
            let index = ToolIndex(EssentialTools.ranked(tools) + tools.filter { !$0.isIntent })
            made = index
            return index
        }
    }

    /// The names of the tools that are nearest to what was asked for.
    func nearest(to name: String) -> [String] { index.search(name).prefix(3).map(\.name) }

    /// The answer to a call of `search_tools`.
    ///
    /// Names, titles and descriptions are the apps' own, as they are in the list of tools, and so not fenced.
    ///
    /// - Parameters:
    ///   - arguments: What was asked for.
    ///   - tool: The tool itself.
    ///   - revision: The client's revision.
    /// - Throws: ``WrongArguments`` where there is no such app.
    func answer(
        _ arguments: JSONObject, of tool: Tool, for revision: ProtocolRevision
    ) throws(WrongArguments) -> JSONObject {
        let query = arguments["query"]?.string ?? ""
        let app = try app(arguments["app"]?.string, of: tool)
        let found = index.search(query, app: app?.id)
        let limit = arguments["limit"]?.integer ?? Tool.searchCount
        let schemas = arguments["output"]?.bool == true ? ValueSchemas(catalog: catalog) : nil
        var members = JSONObject([("tools", .array(found.prefix(limit).map { told($0, schemas) }))])
        let others = found.dropFirst(limit)
        if !others.isEmpty {
            members["others"] = .array(others.prefix(Self.nameLimit).map { .string($0.name) })
        }
        members["total"] = .integer(found.count)
        if found.isEmpty { members["apps"] = .array(apps) }
        let words =
            if found.isEmpty {
                "No tool fits. These apps are there, each with what it is asked for in 'app'; without 'query' all of an app's tools "
                    + "are found."
            } else {
                "\(min(limit, found.count)) of \(found.count) tools that fit, the best first. Call one with \(Tool.callTool)."
            }
        let json = JSONValue.object(members)
        var result: JSONObject = [
            "content": [["type": "text", "text": .string(words)], ["type": "text", "text": .string(json.text)]]
        ]
        if revision.hasStructuredResults { result["structuredContent"] = json }
        result["isError"] = false
        return result
    }

    /// The app of an id or a title.
    private func app(_ name: String?, of tool: Tool) throws(WrongArguments) -> AppDescriptor? {
        guard let name, !name.isEmpty else { return nil }
        let wanted = SearchText.folded(name)
        let app = catalog.apps.first { SearchText.folded($0.id) == wanted || SearchText.folded($0.title) == wanted }
        guard let app else {
            let ids = catalog.apps.map(\.id).joined(separator: ", ")
            throw WrongArguments(tool: tool, faults: ["there is no app '\(name)': there are \(ids)"])
        }
        return app
    }

    private var apps: [JSONValue] {
        catalog.apps.map { app in
            [
                "app": .string(app.id), "title": .string(app.title),
                "tools": .integer(tools.count { $0.app?.id == app.id }),
            ]
        }
    }

    /// A tool as the list of tools tells it, with its app, and its effect in words.
    private func told(_ tool: Tool, _ schemas: ValueSchemas?) -> JSONValue {
        var members = JSONObject([("name", .string(tool.name)), ("title", .string(tool.title))])
        members["app"] = tool.app.map { .string($0.id) }
        members["description"] = .string(tool.summary)
        members["effect"] = .string(tool.hints.words)
        members["inputSchema"] = tool.input(for: .november2025)
        if let schemas { members["outputSchema"] = schemas.output(of: tool) }
        return .object(members)
    }
}
