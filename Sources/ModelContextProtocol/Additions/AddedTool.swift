import JSON

/// A tool that a program offers beside those of its intents.
///
/// It has the name that it is given, and what it returns goes out as it is: the program vouches for it. What reads or changes a person's
/// data belongs in an intent, whose values are checked, whose output is set apart, and which the policy decides on.
public struct AddedTool: Sendable {
    /// Does what the tool is for.
    ///
    /// It is handed the arguments, which have been held against the schema's root: what is required is there, what has a type has it.
    /// An ``AdditionError`` is told as what it is; of any other error the description is told as the tool's failure.
    public typealias Handler =
        @Sendable (_ arguments: JSONObject, _ context: RequestContext) async throws ->
        [ContentBlock]

    /// The name: 1 to 64 of the characters `A-Z a-z 0-9 _ - .`.
    public let name: String
    /// What a person calls the tool.
    public let title: String
    /// What the tool does, for the model that chooses it.
    public let description: String
    /// The JSON Schema of the arguments, whose root has the type `object`. It goes out as it is.
    public let inputSchema: JSONObject
    /// What the tool does to the world.
    public let effect: Effect
    let handler: Handler

    /// What a tool does to the world, as the protocol's annotations say it.
    public struct Effect: Sendable, Hashable {
        /// Whether it changes nothing.
        public let isReadOnly: Bool
        /// Whether it may overwrite or remove something.
        public let isDestructive: Bool
        /// Whether doing it again with the same arguments changes nothing more.
        public let isIdempotent: Bool
        /// Whether it deals with more than this machine.
        public let isOpenWorld: Bool

        /// Says what a tool does; what is left out is taken for the worst.
        ///
        /// - Parameters:
        ///   - isReadOnly: Whether it changes nothing.
        ///   - isDestructive: Whether it may overwrite or remove something.
        ///   - isIdempotent: Whether doing it again with the same arguments changes nothing more.
        ///   - isOpenWorld: Whether it deals with more than this machine.
        public init(
            isReadOnly: Bool = false, isDestructive: Bool = true, isIdempotent: Bool = false, isOpenWorld: Bool = true
        ) {
            self.isReadOnly = isReadOnly
            self.isDestructive = isDestructive
            self.isIdempotent = isIdempotent
            self.isOpenWorld = isOpenWorld
        }

        /// It only looks, at this machine.
        public static let looking = Effect(
            isReadOnly: true, isDestructive: false, isIdempotent: true, isOpenWorld: false)
    }

    /// Makes a tool.
    ///
    /// - Parameters:
    ///   - name: The name: 1 to 64 of the characters `A-Z a-z 0-9 _ - .`.
    ///   - title: What a person calls the tool; the name, where nothing is said.
    ///   - description: What the tool does, for the model that chooses it.
    ///   - inputSchema: The JSON Schema of the arguments, whose root has the type `object`; none are taken, where nothing is said.
    ///   - effect: What the tool does to the world.
    ///   - handler: Does what the tool is for.
    public init(
        name: String, title: String? = nil, description: String,
        inputSchema: JSONObject = ["type": "object", "properties": [:], "additionalProperties": false],
        effect: Effect = Effect(), handler: @escaping Handler
    ) {
        self.name = name
        self.title = title ?? name
        self.description = description
        self.inputSchema = inputSchema
        self.effect = effect
        self.handler = handler
    }
}

extension AddedTool {
    /// The tool as `tools/list` tells of it.
    func definition(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject([("name", .string(name))])
        if revision.hasStructuredResults { members["title"] = .string(title) }
        members["description"] = .string(description)
        members["inputSchema"] = .object(inputSchema)
        if revision.hasAnnotations {
            let hints = ToolHints(
                isReadOnly: effect.isReadOnly, isDestructive: effect.isDestructive, isIdempotent: effect.isIdempotent,
                isOpenWorld: effect.isOpenWorld)
            members["annotations"] = hints.annotations(title: title)
        }
        return .object(members)
    }

    /// What is wrong with arguments, held against the root of the schema; what lies deeper is the handler's to look at.
    func faults(in arguments: JSONObject) -> [String] {
        let properties = inputSchema["properties"]?.object ?? JSONObject()
        var faults = (inputSchema["required"]?.array ?? []).compactMap(\.string)
            .filter { arguments[$0] == nil }.map { "'\($0)' is missing" }
        for (name, value) in arguments {
            guard let property = properties[name] else {
                if inputSchema["additionalProperties"] == false { faults.append("there is no argument '\(name)'") }
                continue
            }
            let types = property["type"]?.array?.compactMap(\.string) ?? [property["type"]?.string].compactMap(\.self)
            if !types.isEmpty, !types.contains(where: { Self.fits(value, $0) }) {
                faults.append("'\(name)' must be \(types.joined(separator: " or ")), not \(value.kind)")
            }
        }
        return faults
    }

    private static func fits(_ value: JSONValue, _ type: String) -> Bool {
        switch type {
        case "number": value.double != nil
        case "integer": value.integer != nil
        default: value.kind == type
        }
    }
}
