import JSON

/// Why an addition cannot do what it is for.
public enum AdditionError: Error, Sendable, Hashable {
    /// It has to ask the client for something that the client has not said it can do.
    case missingCapability(ClientCapability)
    /// The client was asked, and gave no answer.
    case unanswered(method: String)
    /// What it was given is wrong: in these words.
    case invalidArguments(String)
    /// There is no such resource.
    case resourceNotFound(uri: String)
}

extension AdditionError: CustomStringConvertible {
    /// What was wrong, and what would be right.
    public var description: String {
        switch self {
        case .missingCapability(let capability):
            "the client must declare the capability '\(capability.rawValue)' for this"
        case .unanswered(let method): "the client gave no answer to '\(method)'"
        case .invalidArguments(let words): words
        case .resourceNotFound(let uri): "there is no resource '\(uri)'"
        }
    }
}

extension AdditionError {
    /// The error as the protocol sends it.
    func error(in revision: ProtocolRevision) -> RPCError {
        switch self {
        case .missingCapability(let capability):
            guard revision.isStateless else { return .invalidRequest(description) }
            return RPCError(
                RPCError.Code.missingClientCapability, description,
                data: ["requiredCapabilities": .object(capability.requirement)])
        case .unanswered: return .internalError(description)
        case .invalidArguments: return .invalidParameters(description)
        case .resourceNotFound(let uri):
            return RPCError(revision.resourceNotFoundCode, description, data: ["uri": .string(uri)])
        }
    }
}
