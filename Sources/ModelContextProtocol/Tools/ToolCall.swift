import JSON

/// A call of a tool that is there.
struct ToolCall: Sendable {
    let tool: Tool
    let arguments: JSONObject
    /// The parameters of the request.
    let parameters: JSONObject
    /// By which a repeat of the call is known, where the client gives it.
    let idempotencyKey: String?
    /// Whether a call that is the same as one before is meant as a new one.
    let isAgain: Bool

    /// Reads a call.
    ///
    /// - Parameters:
    ///   - tool: The tool.
    ///   - arguments: What it is handed.
    ///   - parameters: The parameters of the request.
    /// - Throws: ``RPCError`` where `_meta` has a key that is none.
    init(tool: Tool, arguments: JSONObject, parameters: JSONObject) throws(RPCError) {
        self.tool = tool
        self.arguments = arguments
        self.parameters = parameters
        let metadata = parameters["_meta"]?.object
        switch metadata?[RequestMetadata.Key.idempotencyKey] {
        case nil, .null?: idempotencyKey = nil
        case .string(let key)? where !key.isEmpty && key.utf8.count <= Self.longestKey: idempotencyKey = key
        default:
            throw .invalidParameters(
                "'\(RequestMetadata.Key.idempotencyKey)' must be a string of 1 to \(Self.longestKey) bytes")
        }
        switch metadata?[RequestMetadata.Key.again] {
        case nil, .null?: isAgain = false
        case .bool(let flag)?: isAgain = flag
        default: throw .invalidParameters("'\(RequestMetadata.Key.again)' must be true or false")
        }
        guard idempotencyKey == nil || !isAgain else {
            throw .invalidParameters(
                "'\(RequestMetadata.Key.idempotencyKey)' and '\(RequestMetadata.Key.again)' do not go together: "
                    + "a new key makes a new run")
        }
    }

    /// The longest key that is taken, in bytes.
    private static let longestKey = 500
}
