import JSON

/// Something that a request needs of its client before it can go on: the person's answer to a form, a model's words, the
/// client's folders.
///
/// Up to 2025-11-25 it is a request of ours to the client, in 2026-07-28 a part of an answer that asks for input.
struct ClientInput: Sendable {
    /// What the client is to do.
    enum Method: String, Sendable {
        case elicit = "elicitation/create"
        case sample = "sampling/createMessage"
        case listRoots = "roots/list"
    }

    /// By what the answer is known.
    let name: String
    let method: Method
    /// The parameters of the request to the client, in a revision.
    let parameters: @Sendable (ProtocolRevision) -> JSONValue
    /// Whether an answer will do; where it will not, the client is asked again where it can be.
    let accepts: @Sendable (JSONValue) -> Bool

    /// Makes an input of its parts.
    ///
    /// - Parameters:
    ///   - name: By what the answer is known.
    ///   - method: What the client is to do.
    ///   - parameters: The parameters of the request to it, in a revision.
    ///   - accepts: Whether an answer will do.
    init(
        name: String, method: Method, parameters: @escaping @Sendable (ProtocolRevision) -> JSONValue,
        accepts: @escaping @Sendable (JSONValue) -> Bool
    ) {
        self.name = name
        self.method = method
        self.parameters = parameters
        self.accepts = accepts
    }

    /// Makes an input that is a form for the person.
    init(_ form: Form) {
        name = form.name
        method = .elicit
        parameters = { form.parameters(for: $0) }
        accepts = { answer in
            switch FormAnswer(answer) {
            case .accepted(let content): form.fits(content)
            case .declined: true
            case .unanswered: false
            }
        }
    }
}

extension ClientInput.Method {
    /// What a client must have declared to be asked for this, as the protocol's errors tell it.
    var requiredCapabilities: JSONValue {
        switch self {
        case .elicit: ["elicitation": ["form": [:]]]
        case .sample: ["sampling": [:]]
        case .listRoots: ["roots": [:]]
        }
    }
}
