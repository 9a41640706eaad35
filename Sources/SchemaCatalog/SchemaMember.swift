/// One parameter of an intent schema or one property of an entity schema.
public struct SchemaMember: Sendable, Hashable {
    /// The name the app's variable must have.
    public let name: String
    /// The type the app's variable must have.
    public let valueType: SchemaType

    /// Makes a member from its name and type.
    public init(name: String, valueType: SchemaType) {
        self.name = name
        self.valueType = valueType
    }

    /// The type without the `?` of an optional.
    public var type: String { valueType.name }
    /// Whether the schema has the member optional.
    public var isOptional: Bool { valueType.isOptional }
    /// The schema the member's type has to follow, such as `mail.account`, if it is not a plain value.
    public var ref: String? { valueType.ref }
    /// The declaration an app has to write.
    public var declaration: String { "var \(name): \(valueType.spelling)" }
}
