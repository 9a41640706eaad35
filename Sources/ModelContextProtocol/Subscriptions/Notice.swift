import JSON

/// What a client can be told of without having asked again.
enum Notice: Hashable, Sendable {
    /// The list of tools is another.
    case tools
    /// The list of prompts is another.
    case prompts
    /// The list of resources is another.
    case resources
    /// Reading a resource gives something else: the resource's URI, as the system writes it.
    case resource(String)
    /// A task has another state: its id.
    case task(String)

    /// The method that tells it.
    var method: String {
        switch self {
        case .tools: "notifications/tools/list_changed"
        case .prompts: "notifications/prompts/list_changed"
        case .resources: "notifications/resources/list_changed"
        case .resource: "notifications/resources/updated"
        case .task: "notifications/tasks"
        }
    }

    /// What a server offers that tells of changes of all that it lists, which it says with each of its capabilities.
    ///
    /// - Parameter capabilities: What the server offers.
    static func declared(with capabilities: JSONObject) -> JSONObject {
        var declared = capabilities
        for name in ["tools", "prompts", "resources"] {
            guard var members = capabilities[name]?.object else { continue }
            if name == "resources" { members["subscribe"] = true }
            members["listChanged"] = true
            declared[name] = .object(members)
        }
        return declared
    }
}
