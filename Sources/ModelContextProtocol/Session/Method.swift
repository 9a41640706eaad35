/// A method that clients call.
enum Method: String, Sendable {
    case initialize
    case ping
    case discover = "server/discover"
    case listTools = "tools/list"
    case callTool = "tools/call"
    case listResources = "resources/list"
    case listResourceTemplates = "resources/templates/list"
    case readResource = "resources/read"
    case subscribe = "resources/subscribe"
    case unsubscribe = "resources/unsubscribe"
    case listen = "subscriptions/listen"
    case listPrompts = "prompts/list"
    case getPrompt = "prompts/get"
    case complete = "completion/complete"
    case setLogLevel = "logging/setLevel"
    case getTask = "tasks/get"
    case updateTask = "tasks/update"
    case cancelTask = "tasks/cancel"

    /// Whether the method is served in a revision.
    func isServed(in revision: ProtocolRevision) -> Bool {
        switch self {
        case .initialize, .ping, .subscribe, .unsubscribe, .setLogLevel: !revision.isStateless
        case .discover, .listen, .getTask, .updateTask, .cancelTask: revision.isStateless
        default: true
        }
    }

    /// Whether a stateless request of this method may end with what the server needs of the client.
    var mayAsk: Bool {
        switch self {
        case .callTool, .getPrompt, .readResource: true
        default: false
        }
    }
}
