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

    /// Whether the method is served in a revision.
    func isServed(in revision: ProtocolRevision) -> Bool {
        switch self {
        case .initialize, .ping: !revision.isStateless
        case .discover: revision.isStateless
        default: true
        }
    }
}
