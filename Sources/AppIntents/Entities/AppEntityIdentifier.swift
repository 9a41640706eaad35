/// An entity, told with the name of its type.
public struct AppEntityIdentifier: Sendable, Hashable {
    /// The type's name.
    public let entityType: String

    /// The entity's id as text.
    public let instanceIdentifier: String

    /// Makes an identifier.
    ///
    /// - Parameters:
    ///   - entityType: The type's name.
    ///   - instanceIdentifier: The entity's id as text.
    public init(entityType: String, instanceIdentifier: String) {
        self.entityType = entityType
        self.instanceIdentifier = instanceIdentifier
    }
}
