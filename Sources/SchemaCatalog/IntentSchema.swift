/// What an app intent must look like to stand for one action of a domain.
public struct IntentSchema: Sendable, Hashable {
    /// The domain the schema belongs to, such as `mail`.
    public let domain: String
    /// The name within the domain, such as `createDraft`.
    public let name: String
    /// The name that an intent of this kind usually has, such as `CreateDraftIntent`.
    public let typeName: String
    /// What a person sees where the app gives no title.
    public let title: String
    /// One sentence on what the action does.
    public let summary: String
    /// The first release of each of Apple's systems with the schema, such as `iOS 18.0`.
    public let availability: [String]
    /// Whether the schema is deprecated.
    public let isDeprecated: Bool
    /// The identifier of the schema to use in place of a deprecated one, where there is one.
    public let replacement: String?
    /// The protocols beyond `AppIntent` the intent conforms to, such as `OpenIntent`.
    public let conformances: [String]
    /// The system experiences that call such an intent: `Siri`, `Shortcuts`.
    public let experiences: [String]
    /// What the intent returns, or `nil` if nothing.
    public let result: SchemaType?
    /// The parameters the intent must have, all of them.
    public internal(set) var parameters: [SchemaMember]
    /// Static members the schema speaks of.
    public internal(set) var statics: [SchemaStatic]
    /// The forms the schema had in earlier releases, which code may still have.
    public internal(set) var earlier: [EarlierShape]

    /// The domain and the name, such as `mail.createDraft`.
    public var identifier: String { domain + "." + name }
}
