/// Names one entity without its type being at hand: the type's name, and the entity's id as text.
///
/// Follows Apple's documentation page `appintents/attributedentityidentifier`.
public struct AttributedEntityIdentifier: Sendable, Hashable {
    /// The entity's type.
    public var entityType: AttributedTypeIdentifier

    /// The entity's id as text.
    public var instanceIdentifier: String

    /// Names an entity.
    ///
    /// - Parameters:
    ///   - entityType: The entity's type.
    ///   - instanceIdentifier: The entity's id as text.
    public init(entityType: AttributedTypeIdentifier, instanceIdentifier: String) {
        self.entityType = entityType
        self.instanceIdentifier = instanceIdentifier
    }
}
