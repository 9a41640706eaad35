/// What an app enumeration must look like to stand for one set of values of a domain.
public struct EnumSchema: Sendable, Hashable {
    /// The domain the schema belongs to, such as `mail`.
    public let domain: String
    /// The name within the domain, such as `category`.
    public let name: String
    /// The name that an enumeration of this kind usually has, such as `MailCategory`.
    public let typeName: String
    /// What a person sees where the app gives no name for the type.
    public let title: String
    /// One sentence on what the values are.
    public let summary: String
    /// The first release of each of Apple's systems with the schema, such as `iOS 18.0`.
    public let availability: [String]
    /// The type of the raw values.
    public let rawType: String
    /// The cases the schema names.
    public let cases: [String]
    /// Whether the app chooses the cases; if not, it must have exactly `cases`.
    public let isExtensible: Bool
    /// The system experiences that make use of such an enumeration: `Siri`, `Shortcuts`.
    public let experiences: [String]

    /// The domain and the name, such as `mail.category`.
    public var identifier: String { domain + "." + name }
}
