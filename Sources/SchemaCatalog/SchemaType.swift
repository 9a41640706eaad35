/// The type a schema asks for: of a parameter, of a property, or of what an intent returns.
public struct SchemaType: Sendable, Hashable {
    /// The type as Swift spells it, without the `?` of an optional: `[IntentPerson]`, `MailAccountEntity`.
    public let name: String
    /// Whether the schema has the type optional.
    public let isOptional: Bool
    /// The schema an app's own type stands for here, such as `mail.account`; `nil` for the framework's own value types.
    public let ref: String?
    /// Whether `name` only stands in for a type the app chooses, such as a union of its own.
    public let isPlaceholder: Bool

    /// Makes a type from its parts.
    ///
    /// - Parameters:
    ///   - name: The type as Swift spells it, without the `?` of an optional.
    ///   - isOptional: Whether the schema has the type optional.
    ///   - ref: The schema that the app's own type has to follow.
    ///   - isPlaceholder: Whether the app chooses the type.
    public init(name: String, isOptional: Bool = false, ref: String? = nil, isPlaceholder: Bool = false) {
        self.name = name
        self.isOptional = isOptional
        self.ref = ref
        self.isPlaceholder = isPlaceholder
    }

    /// The type as it stands in a declaration, with the `?` where it is optional.
    public var spelling: String { isOptional ? name + "?" : name }

    /// The type inside an array or a set: `IntentPerson` of `[IntentPerson]`.
    public var elementName: String {
        if name.hasPrefix("["), name.hasSuffix("]") { return String(name.dropFirst().dropLast()) }
        if name.hasPrefix("Set<"), name.hasSuffix(">") { return String(name.dropFirst(4).dropLast()) }
        return name
    }
}
