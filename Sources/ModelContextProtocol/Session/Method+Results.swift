import JSON

extension Method {
    /// How long a client may keep an answer, and for whom; `nil` where the protocol has no such hint.
    ///
    /// What the program offers stays as it is while the process lives, but it is this person's: which apps they have, and what they
    /// allow. What their data are may change at any time.
    private var caching: (milliseconds: Int, scope: String)? {
        switch self {
        case .discover, .listTools, .listResourceTemplates, .listPrompts: (300_000, "private")
        case .listResources, .readResource: (0, "private")
        default: nil
        }
    }

    /// Adds what a revision wants in each result.
    func complete(_ result: JSONObject, for client: Client, by server: MCPServer) -> JSONObject {
        var result = server.additions.adding(to: result, of: self, for: client.revision)
        guard client.revision.isStateless else { return result }
        result["resultType"] = "complete"
        if let caching {
            result["ttlMs"] = .integer(caching.milliseconds)
            result["cacheScope"] = .string(caching.scope)
        }
        var metadata = result["_meta"]?.object ?? JSONObject()
        let information = self == .discover ? server.fullInformation : server.information
        metadata[RequestMetadata.Key.serverInformation] = .object(information)
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
