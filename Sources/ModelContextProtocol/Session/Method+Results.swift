import JSON

extension Method {
    /// How long a client may keep an answer, and for whom; `nil` where the protocol has no such hint.
    ///
    /// What the program offers stays as it is while the process lives; what a person's data are may change at any time.
    private var caching: (milliseconds: Int, scope: String)? {
        switch self {
        case .discover, .listTools, .listResourceTemplates, .listPrompts: (300_000, "public")
        case .listResources, .readResource: (0, "private")
        default: nil
        }
    }

    /// Adds what a revision wants in each result.
    func complete(_ result: JSONObject, for client: Client, by server: MCPServer) -> JSONObject {
        guard client.revision.isStateless else { return result }
        var result = result
        result["resultType"] = "complete"
        if let caching {
            result["ttlMs"] = .integer(caching.milliseconds)
            result["cacheScope"] = .string(caching.scope)
        }
        var metadata = result["_meta"]?.object ?? JSONObject()
        for (name, value) in server.metadata { metadata[name] = value }
        result["_meta"] = .object(metadata)
        return result
    }
}

extension MCPServer {
    /// What each stateless result says about the server.
    var metadata: JSONObject {
        JSONObject([(RequestMetadata.Key.serverInformation, .object(information))])
    }
}
