/// A static member that a schema speaks of, such as the modes in which an intent runs.
public struct SchemaStatic: Sendable, Hashable {
    /// The member's name.
    public let name: String
    /// The member's type.
    public let type: String
    /// The value the schema prescribes, as Swift source, where it prescribes one.
    public let value: String?
    /// Whether the app must declare the member itself.
    public let isRequired: Bool

    /// Makes a static member from its parts.
    public init(name: String, type: String, value: String?, isRequired: Bool) {
        self.name = name
        self.type = type
        self.value = value
        self.isRequired = isRequired
    }

    /// The declaration an app has to write, or `nil` where the value is the app's to choose.
    public var declaration: String? { value.map { "static let \(name): \(type) = \($0)" } }
}
