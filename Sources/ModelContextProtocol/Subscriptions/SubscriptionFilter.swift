import JSON

/// What a client wants to be told of: the member `notifications` of `subscriptions/listen` and of its acknowledgement.
struct SubscriptionFilter: Sendable {
    /// The most resources, and the most tasks, that one filter may name.
    static let mostNames = 256

    /// Those of the lists that are wanted, each by its notice.
    var lists: Set<Notice>
    /// The URIs of resources, as the client writes them, each once.
    var uris: [String] = []
    /// The ids of tasks, each once.
    var tasks: [String] = []

    private static let names: [(name: String, notice: Notice)] = [
        ("toolsListChanged", .tools), ("promptsListChanged", .prompts), ("resourcesListChanged", .resources),
    ]

    /// Makes a filter that notices of lists pass, and no others.
    init(lists: Set<Notice> = []) {
        self.lists = lists
    }

    /// Reads the parameters of `subscriptions/listen`; what it names beyond what the server knows is left out.
    ///
    /// - Throws: ``RPCError`` where a member is of the wrong kind, or too much is named.
    init(_ parameters: JSONObject) throws(RPCError) {
        guard let members = parameters["notifications"]?.object else {
            throw .invalidParameters(
                "'subscriptions/listen' needs 'notifications', an object such as {\"toolsListChanged\": true}")
        }
        lists = []
        for (name, notice) in Self.names {
            switch members[name] {
            case nil, .null?, .bool(false)?: break
            case .bool(true)?: lists.insert(notice)
            case let other?: throw .invalidParameters("'\(name)' must be true or false, not \(other.kind)")
            }
        }
        uris = try Self.texts("resourceSubscriptions", of: members)
        tasks = try Self.texts("taskIds", of: members)
    }

    private static func texts(_ name: String, of members: JSONObject) throws(RPCError) -> [String] {
        guard let value = members[name], value != .null else { return [] }
        guard let list = value.array, list.allSatisfy({ $0.string != nil }) else {
            throw .invalidParameters("'\(name)' must be a list of strings, not \(value.kind)")
        }
        guard list.count <= mostNames else {
            throw .invalidParameters("'\(name)' names \(list.count); at most \(mostNames) are taken")
        }
        var seen: Set<String> = []
        return list.compactMap(\.string).filter { seen.insert($0).inserted }
    }

    /// What of it a server can tell.
    ///
    /// - Parameters:
    ///   - capabilities: What the server offers.
    ///   - uris: Those of the resources that are there.
    func honoured(by capabilities: JSONObject, watching uris: Set<String>) -> SubscriptionFilter {
        var honoured = self
        honoured.lists = lists.filter { notice in
            let capability: String? =
                switch notice {
                case .tools: "tools"
                case .prompts: "prompts"
                case .resources: "resources"
                case .resource, .task: nil
                }
            return capability.flatMap { capabilities[$0]?["listChanged"]?.bool } ?? false
        }
        honoured.uris = self.uris.filter(uris.contains)
        if capabilities["extensions"]?["io.modelcontextprotocol/tasks"] == nil { honoured.tasks = [] }
        return honoured
    }

    /// The filter as the acknowledgement says it: only what is wanted.
    var json: JSONValue {
        var members = JSONObject()
        for (name, notice) in Self.names where lists.contains(notice) { members[name] = true }
        if !uris.isEmpty { members["resourceSubscriptions"] = .array(uris.map { .string($0) }) }
        if !tasks.isEmpty { members["taskIds"] = .array(tasks.map { .string($0) }) }
        return .object(members)
    }
}
