import JSON

/// A message that came from a server.
enum ServerMessage: Sendable {
    /// A request, which is to be answered under its id.
    case request(id: JSONValue, method: String, parameters: JSONObject)
    /// A notification, which is never answered.
    case notification(method: String, parameters: JSONObject)
    /// An answer to a request of ours.
    case response(id: JSONValue, Result<JSONValue, RemoteError>)

    /// Why a line is no message.
    enum Refusal: Error {
        /// It is not even meant as one: something that the server, or a library of its, printed.
        case noise
        /// It is a message that is broken; why.
        case broken(String)
    }

    /// Reads a line: a message, or several in a list, which one revision allowed.
    ///
    /// - Parameter line: The line, in UTF-8.
    /// - Throws: ``Refusal``.
    static func messages(in line: [UInt8]) throws(Refusal) -> [ServerMessage] {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: line)
        } catch {
            let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            guard first == UInt8(ascii: "{") else { throw .noise }
            throw .broken(error.description)
        }
        switch value {
        case .object(let members): return [try ServerMessage(members)]
        case .array(let elements):
            var messages: [ServerMessage] = []
            for element in elements {
                guard let members = element.object else { throw .noise }
                messages.append(try ServerMessage(members))
            }
            return messages
        default: throw .noise
        }
    }

    private init(_ members: JSONObject) throws(Refusal) {
        guard members["jsonrpc"]?.string == "2.0" else { throw .broken("its 'jsonrpc' is not \"2.0\"") }
        if let method = members["method"] {
            guard let method = method.string else { throw .broken("its 'method' is not a string") }
            let parameters = members["params"]?.object ?? JSONObject()
            if let id = members["id"] {
                guard id.string != nil || id.integer != nil else {
                    throw .broken("its 'id' is neither a string nor a whole number")
                }
                self = .request(id: id, method: method, parameters: parameters)
            } else {
                self = .notification(method: method, parameters: parameters)
            }
            return
        }
        let id = members["id"] ?? .null
        if let error = members["error"] {
            self = .response(id: id, .failure(RemoteError(error)))
        } else if let result = members["result"] {
            self = .response(id: id, .success(result))
        } else {
            throw .broken("it has neither a 'method' nor a 'result' nor an 'error'")
        }
    }
}
