import JSON

/// What a server asks a client for, to go on with a request of the client's.
///
/// In revisions that begin with `initialize` it is sent as a request; in stateless ones it goes along with an answer that says what is
/// needed, and is answered by the repeated request.
public struct ClientRequest: Sendable {
    private enum Kind {
        case elicitation(message: String, schema: JSONObject)
        case sampling([PromptMessage], maxTokens: Int)
        case roots
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// Asks the person with a form.
    ///
    /// - Parameters:
    ///   - message: The question.
    ///   - requestedSchema: The form: a JSON Schema of an object whose properties are primitive. Nothing secret may be asked for.
    /// - Returns: A request that is answered by an object with `action` (`accept`, `decline` or `cancel`) and `content`.
    public static func elicitation(message: String, requestedSchema: JSONObject) -> ClientRequest {
        ClientRequest(.elicitation(message: message, schema: requestedSchema))
    }

    /// Has the client's model go on with a conversation.
    ///
    /// - Parameters:
    ///   - messages: What has been said.
    ///   - maxTokens: How long the answer may be.
    /// - Returns: A request that is answered by an object with `role`, `content` and `model`.
    public static func sampling(_ messages: [PromptMessage], maxTokens: Int) -> ClientRequest {
        ClientRequest(.sampling(messages, maxTokens: maxTokens))
    }

    /// Asks which folders the client works on; answered by an object with `roots`.
    public static let roots = ClientRequest(.roots)
}

extension ClientRequest {
    /// The request as something that a request needs of its client.
    ///
    /// - Parameter name: By what the answer is known.
    func input(named name: String) -> ClientInput {
        ClientInput(
            name: name, method: method, parameters: { parameters(for: $0) }, accepts: { isAnswered(by: $0) })
    }

    /// What the client is to do.
    var method: ClientInput.Method {
        switch kind {
        case .elicitation: .elicit
        case .sampling: .sample
        case .roots: .listRoots
        }
    }

    /// What the client must be able to do.
    var capability: ClientCapability {
        switch kind {
        case .elicitation: .elicitation
        case .sampling: .sampling
        case .roots: .roots
        }
    }

    /// The parameters in a revision.
    private func parameters(for revision: ProtocolRevision) -> JSONValue {
        switch kind {
        case .elicitation(let message, let schema):
            var parameters = JSONObject()
            if revision >= .november2025 { parameters["mode"] = "form" }
            parameters["message"] = .string(message)
            parameters["requestedSchema"] = .object(schema)
            return .object(parameters)
        case .sampling(let messages, let maxTokens):
            return [
                "messages": .array(messages.map { $0.json(for: revision) }), "maxTokens": .integer(maxTokens),
            ]
        case .roots: return [:]
        }
    }

    /// Whether a value can be the answer.
    func isAnswered(by value: JSONValue) -> Bool {
        switch kind {
        case .elicitation:
            ["accept", "decline", "cancel"].contains(value["action"]?.string)
                && value["content"].map { $0.object != nil || $0 == .null } ?? true
        case .sampling: value["role"]?.string != nil && value["content"] != nil
        case .roots: value["roots"]?.array != nil
        }
    }
}
