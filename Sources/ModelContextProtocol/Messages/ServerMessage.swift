import JSON

/// A message to the client.
package enum ServerMessage: Sendable {
    case result(id: JSONValue, JSONValue)
    case failure(id: JSONValue, RPCError)
    case notification(method: String, JSONObject)
    case request(id: JSONValue, method: String, JSONValue)

    /// The message as it is written.
    package var encoded: EncodedMessage {
        EncodedMessage(line: JSONValue.object(members).bytes + [UInt8(ascii: "\n")], isAnswer: isAnswer)
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
            var told = JSONObject()
            told["code"] = .integer(error.code)
            told["message"] = .string(error.message)
            told["data"] = error.data
            members["error"] = .object(told)
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
