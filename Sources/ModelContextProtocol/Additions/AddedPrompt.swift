import JSON

/// A prompt that a program offers beside those of its App Shortcuts.
///
/// What it says goes out as it is: the program vouches for it.
public struct AddedPrompt: Sendable {
    /// Makes the messages, of the arguments.
    public typealias Handler =
        @Sendable (
            _ arguments: [String: String], _ context: RequestContext
        ) async throws -> [PromptMessage]

    /// How the value of an argument may go on: the argument's name, and what of the value is there already.
    public typealias Completer = @Sendable (_ argument: String, _ beginning: String) async throws -> [String]

    /// What a prompt is made with.
    public struct Argument: Sendable, Hashable {
        /// The name.
        public let name: String
        /// What it is, for the person who fills it in.
        public let description: String
        /// Whether the prompt needs it.
        public let isRequired: Bool

        /// Makes an argument.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - description: What it is, for the person who fills it in.
        ///   - isRequired: Whether the prompt needs it.
        public init(_ name: String, description: String, isRequired: Bool = true) {
            self.name = name
            self.description = description
            self.isRequired = isRequired
        }
    }

    /// The name.
    public let name: String
    /// What a person calls the prompt.
    public let title: String
    /// What it is for.
    public let description: String
    /// What it is made with.
    public let arguments: [Argument]
    let completer: Completer?
    let handler: Handler

    /// Makes a prompt.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - title: What a person calls the prompt; the name, where nothing is said.
    ///   - description: What it is for.
    ///   - arguments: What it is made with.
    ///   - completer: Says how arguments may go on.
    ///   - handler: Makes the messages.
    public init(
        name: String, title: String? = nil, description: String, arguments: [Argument] = [],
        completer: Completer? = nil, handler: @escaping Handler
    ) {
        self.name = name
        self.title = title ?? name
        self.description = description
        self.arguments = arguments
        self.completer = completer
        self.handler = handler
    }

    /// The prompt as `prompts/list` tells of it.
    func definition(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject([("name", .string(name))])
        if revision.hasStructuredResults { members["title"] = .string(title) }
        members["description"] = .string(description)
        if !arguments.isEmpty {
            members["arguments"] = .array(
                arguments.map {
                    [
                        "name": .string($0.name), "description": .string($0.description),
                        "required": .bool($0.isRequired),
                    ]
                })
        }
        return .object(members)
    }
}
