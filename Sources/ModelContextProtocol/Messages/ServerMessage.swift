import JSON

/// A message to the client.
package enum ServerMessage: Sendable {
    case result(id: JSONValue, JSONValue)
    case failure(id: JSONValue, RPCError)
    case notification(method: String, JSONObject)
    case request(id: JSONValue, method: String, JSONValue)

    /// The message as it is written.
    package var encoded: EncodedMessage {
        EncodedMessage(line: JSONValue.object(members).line, isAnswer: isAnswer, errorCode: errorCode)
    }

    private var errorCode: Int? {
        guard case .failure(_, let error) = self else { return nil }
        return error.code
    }

    private var isAnswer: Bool {
        switch self {
        case .result, .failure: true
        case .notification, .request: false
        }
    }

    private var members: JSONObject {
        var members = JSONObject()
        members["jsonrpc"] = "2.0"
        switch self {
        case .result(let id, let result):
            members["id"] = id
            members["result"] = result
        case .failure(let id, let error):
            members["id"] = id
            members["error"] = error.json
        case .notification(let method, let parameters):
            members["method"] = .string(method)
            members["params"] = .object(parameters)
        case .request(let id, let method, let parameters):
            members["id"] = id
            members["method"] = .string(method)
            members["params"] = parameters
        }
        return members
    }
}
