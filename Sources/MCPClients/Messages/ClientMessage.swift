import JSON

/// A message to a server.
enum ClientMessage: Sendable {
    case request(id: Int, method: String, JSONObject)
    case notification(method: String, JSONObject)
    case result(id: JSONValue, JSONValue)
    case failure(id: JSONValue, code: Int, message: String)

    /// The message as a line, without its line break.
    var line: [UInt8] {
        var members = JSONObject([("jsonrpc", "2.0")])
        switch self {
        case .request(let id, let method, let parameters):
            members["id"] = .integer(id)
            members["method"] = .string(method)
            members["params"] = .object(parameters)
        case .notification(let method, let parameters):
            members["method"] = .string(method)
            if !parameters.isEmpty { members["params"] = .object(parameters) }
        case .result(let id, let result):
            members["id"] = id
            members["result"] = result
        case .failure(let id, let code, let message):
            members["id"] = id
            members["error"] = ["code": .integer(code), "message": .string(message)]
        }
        return JSONValue.object(members).bytes
    }
}
