import JSON

/// A message of a prompt, or of a conversation that a client's model is to go on with.
public struct PromptMessage: Sendable, Hashable {
    /// Who says something.
    public enum Role: String, Sendable {
        /// The person.
        case user
        /// The model.
        case assistant
    }

    /// Who says it.
    public let role: Role
    /// What is said.
    public let content: ContentBlock

    /// Makes a message.
    ///
    /// - Parameters:
    ///   - role: Who says it.
    ///   - content: What is said.
    public init(_ role: Role, _ content: ContentBlock) {
        self.role = role
        self.content = content
    }

    /// The message as it is sent in a revision.
    func json(for revision: ProtocolRevision) -> JSONValue {
        ["role": .string(role.rawValue), "content": content.json(for: revision)]
    }
}
