import JSON

extension ServerAdditions {
    /// The last page of a list with what is added to it.
    ///
    /// - Parameters:
    ///   - page: A page of what there is without additions.
    ///   - method: The list.
    ///   - revision: The revision of the client that asks.
    /// - Returns: The page, which is as it was where another one follows.
    func adding(to page: JSONObject, of method: Method, for revision: ProtocolRevision) -> JSONObject {
        guard page["nextCursor"] == nil else { return page }
        switch method {
        case .listTools:
            let tools = tools
            let names = Set(tools.map(\.name))
            let others = page["tools"]?.array?.filter { !names.contains($0["name"]?.string ?? "") }
            return Self.page(page, "tools", others, tools.map { $0.definition(for: revision) })
        case .listResources:
            return Self.page(page, "resources", page["resources"]?.array, resources.map(\.definition))
        case .listResourceTemplates:
            return Self.page(
                page, "resourceTemplates", page["resourceTemplates"]?.array, templates.map(\.definition))
        case .listPrompts:
            let prompts = prompts
            let names = Set(prompts.map(\.name))
            let others = page["prompts"]?.array?.filter { !names.contains($0["name"]?.string ?? "") }
            return Self.page(page, "prompts", others, prompts.map { $0.definition(for: revision) })
        default: return page
        }
    }

    /// Adds what these offer to what a server says that it offers.
    func declare(in capabilities: inout JSONObject, for revision: ProtocolRevision) {
        if !(resources.isEmpty && templates.isEmpty) { capabilities["resources"] = capabilities["resources"] ?? [:] }
        if !prompts.isEmpty { capabilities["prompts"] = capabilities["prompts"] ?? [:] }
        guard revision.hasCompletions else { return }
        if prompts.contains(where: { $0.completer != nil }) || templates.contains(where: { $0.completer != nil }) {
            capabilities["completions"] = capabilities["completions"] ?? [:]
        }
    }

    private static func page(
        _ page: JSONObject, _ name: String, _ others: [JSONValue]?, _ added: [JSONValue]
    ) -> JSONObject {
        guard !added.isEmpty else { return page }
        var page = page
        page[name] = .array((others ?? []) + added)
        return page
    }
}
