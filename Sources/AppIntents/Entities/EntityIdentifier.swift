/// Names one entity: its type, and its identifier as text.
public struct EntityIdentifier: Sendable {
    /// The entity's type.
    public let entityType: any AppEntity.Type

    /// The entity's identifier as text.
    public let identifier: String

    /// How long an identifier should be at most, in bytes.
    public static let valueMaximumLength = 1024

    /// The identifier of an entity.
    ///
    /// - Parameter entity: The entity.
    public init<Entity: AppEntity>(for entity: Entity) {
        entityType = Entity.self
        identifier = entity.id.entityIdentifierString
    }

    /// The identifier of an entity that is not at hand.
    ///
    /// - Parameters:
    ///   - entityType: The entity's type.
    ///   - identifier: The entity's id.
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        self.entityType = entityType
        self.identifier = identifier.entityIdentifierString
    }

    /// The identifier of an entity named by an activity.
    ///
    /// - Parameter activityIdentifier: What `activityIdentifier` gave; `nil` is made of any other text.
    public init?(activityIdentifier: String) {
        let parts = activityIdentifier.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let type = _typeByName(String(parts[0])) as? any AppEntity.Type else { return nil }
        entityType = type
        identifier = String(parts[1])
    }

    /// Names the entity for an activity, in this build of the program.
    package var activityIdentifier: String { "\(_mangledTypeName(entityType) ?? "")/\(identifier)" }
}

extension EntityIdentifier: Hashable {
    /// Whether both name the same entity.
    public static func == (left: EntityIdentifier, right: EntityIdentifier) -> Bool {
        left.entityType == right.entityType && left.identifier == right.identifier
    }

    /// Hashes the type and the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(entityType))
        hasher.combine(identifier)
    }
}

extension EntityIdentifier: CustomStringConvertible {
    /// The type's name and the identifier.
    public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }
}

extension EntityIdentifier: _IntentValue {}
