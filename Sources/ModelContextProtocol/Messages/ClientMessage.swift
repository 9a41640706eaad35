import JSON

/// A message that came from the client.
package enum ClientMessage: Sendable, Equatable {
    /// A request, which is to be answered under its id.
    case request(id: JSONValue, method: String, parameters: JSONObject)
    /// A notification, which is never answered.
    case notification(method: String, parameters: JSONObject)
    /// An answer to a request of ours; `nil` for one that tells an error.
    case response(id: JSONValue, result: JSONValue?)

    /// Why a line is no message, and the id to answer under.
    package struct Refusal: Error, Equatable {
        /// The id that the line gave, or `null` where it gave none that can be used.
        package let id: JSONValue
        package let error: RPCError

        init(_ error: RPCError, id: JSONValue = .null) {
            self.id = id
            self.error = error
        }
    }

    /// Reads a line.
    ///
    /// - Parameter line: The line, in UTF-8, without its line break.
    /// - Throws: ``Refusal`` that says what JSON-RPC 2.0 answers.
    package init(line: [UInt8]) throws(Refusal) {
        let value = try Self.value(line)
        if case .array = value {
            throw Refusal(.invalidRequest("batches are not served: send each message by itself"))
        }
        try self.init(value)
    }

    /// Reads a line that holds several messages.
    ///
    /// - Parameter line: The line, in UTF-8, without its line break.
    /// - Returns: The messages, or why they are none, in order; `nil` where the line holds a single message.
    /// - Throws: ``Refusal`` where the line is no JSON, or holds no message at all.
    static func batch(line: [UInt8]) throws(Refusal) -> [Result<ClientMessage, Refusal>]? {
        // A single message, which nearly all are, is read once.
        guard line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) == UInt8(ascii: "[") else {
            return nil
        }
        guard let elements = try value(line).array, !elements.isEmpty else {
            throw Refusal(.invalidRequest("a batch holds one message at least"))
        }
        return elements.map { element in
            Result { () throws(Refusal) in try ClientMessage(element) }
        }
    }

    private static func value(_ line: [UInt8]) throws(Refusal) -> JSONValue {
        do {
            return try JSONValue(parsing: line)
        } catch {
            throw Refusal(RPCError(RPCError.Code.parse, error.description))
        }
    }

    private init(_ value: JSONValue) throws(Refusal) {
        guard let members = value.object else {
            throw Refusal(.invalidRequest("a message is an object, this is \(value.kind)"))
        }
        try self.init(members)
    }

    private init(_ members: JSONObject) throws(Refusal) {
        let id = members["id"]
        let usableID = id.flatMap(Self.usable)
        guard members["jsonrpc"]?.string == "2.0" else {
            throw Refusal(.invalidRequest("'jsonrpc' must be \"2.0\""), id: usableID ?? .null)
        }
        guard let name = members["method"] else {
            guard let usableID, members["result"] != nil || members["error"] != nil else {
                throw Refusal(.invalidRequest("a message has a 'method', or an 'id' and a 'result' or 'error'"))
            }
            self = .response(id: usableID, result: members["result"])
            return
        }
        guard let method = name.string else {
            throw Refusal(.invalidRequest("'method' must be a string, not \(name.kind)"), id: usableID ?? .null)
        }
        if let id, usableID == nil {
            throw Refusal(.invalidRequest("'id' must be a string or a whole number of 64 bits, not \(id.text)"))
        }
        let parameters: JSONObject
        switch members["params"] {
        case nil, .null?: parameters = JSONObject()
        case .object(let given)?: parameters = given
        case let other?:
            // A notification is not answered, whatever is wrong with it, so it reaches nobody.
            guard let usableID else {
                self = .notification(method: method, parameters: JSONObject())
                return
            }
            throw Refusal(.invalidParameters("'params' must be an object, not \(other.kind)"), id: usableID)
        }
        if let usableID {
            self = .request(id: usableID, method: method, parameters: parameters)
        } else {
            self = .notification(method: method, parameters: parameters)
        }
    }

    private static func usable(_ id: JSONValue) -> JSONValue? {
        guard id.string != nil || id.integer != nil else { return nil }
        return id
    }
}
