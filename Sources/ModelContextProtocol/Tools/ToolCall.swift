import JSON

/// A call of a tool that is there.
struct ToolCall: Sendable {
    let tool: Tool
    let arguments: JSONObject
    /// The parameters of the request.
    let parameters: JSONObject
}
