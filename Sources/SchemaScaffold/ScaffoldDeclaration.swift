/// One declaration of a scaffold.
public struct ScaffoldDeclaration: Sendable, Hashable {
    /// What a declaration is for.
    public enum Kind: Sendable, Hashable {
        /// An intent that follows a schema.
        case intent
        /// An entity that follows a schema.
        case entity
        /// An enum that follows a schema.
        case enumeration
        /// What finds the entities of the declaration before it.
        case query
        /// A type that a schema leaves to the app, such as a union.
        case own
        /// What stands in for the app's work until it is written.
        case support
    }

    /// What the declaration is for.
    public let kind: Kind
    /// The schema that the type follows, such as `mail.draft`; `nil` where it follows none.
    public let schema: String?
    /// The name of the type, or of the type that is extended.
    public let name: String
    /// The Swift of the declaration, without a line break at its end.
    public let source: String

    init(_ kind: Kind, schema: String? = nil, name: String, lines: [String]) {
        self.kind = kind
        self.schema = schema
        self.name = name
        source = lines.joined(separator: "\n")
    }
}
