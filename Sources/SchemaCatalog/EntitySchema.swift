/// What an app entity must look like to stand for one kind of content of a domain.
public struct EntitySchema: Sendable, Hashable {
    /// The domain the schema belongs to, such as `mail`.
    public let domain: String
    /// The name within the domain, such as `draft`.
    public let name: String
    /// The name that an entity of this kind usually has, such as `MailDraftEntity`.
    public let typeName: String
    /// What a person sees where the app gives no name for the type.
    public let title: String
    /// One sentence on what the content is.
    public let summary: String
    /// The first release of each of Apple's systems with the schema, such as `iOS 18.0`.
    public let availability: [String]
    /// The protocols the entity conforms to, such as `FileEntity`.
    public let conformances: [String]
    /// The protocol that the default query has in the schema's example.
    public let query: String
    /// The system experiences that make use of such an entity: `Siri`, `Shortcuts`.
    public let experiences: [String]
    /// The properties the entity must have, all of them.
    public internal(set) var properties: [SchemaMember]
    /// Static members the schema speaks of.
    public internal(set) var statics: [SchemaStatic]
    /// The forms the schema had in earlier releases, which code may still have.
    public internal(set) var earlier: [EarlierShape]

    /// The domain and the name, such as `mail.draft`.
    public var identifier: String { domain + "." + name }
}
