import JSON

/// What a client may be able to do for a server.
public enum ClientCapability: String, Sendable, Hashable {
    /// It can ask the person with a form.
    case elicitation
    /// It lets its model answer.
    case sampling
    /// It says which folders it works on.
    case roots
}

extension ClientCapability {
    /// Whether a client has said that it can.
    func isDeclared(by client: Client) -> Bool {
        switch self {
        case .elicitation: client.hasForms
        case .sampling, .roots: client.capabilities[rawValue]?.object != nil
        }
    }

    /// The capability as an error says that it is needed.
    var requirement: JSONObject {
        switch self {
        case .elicitation: ["elicitation": ["form": [:]]]
        case .sampling, .roots: [rawValue: [:]]
        }
    }
}
