/// A property of a schema that an entity works out on reading, with the way to read it.
///
/// A plain computed variable has no wrapper the system could find it by; `@AppEntity(schema:)` lists such variables.
public struct ComputedEntityProperty: Sendable {
    /// The property's name, which is the schema's.
    public let name: String
    /// The type of the property's values.
    public let valueType: any (_IntentValue & Sendable).Type
    private let read: @Sendable (any AppEntity) -> (any _IntentValue & Sendable)?

    /// Describes a property of an entity type.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - read: What gives an entity's value.
    public init<Entity: AppEntity, Value: _IntentValue & Sendable>(
        _ name: String, _ read: @escaping @Sendable (Entity) -> Value
    ) {
        self.name = name
        valueType = Value.self
        self.read = { entity in (entity as? Entity).map(read) }
    }

    /// The property's value in an entity.
    ///
    /// - Parameter entity: An entity of the type that lists this property.
    /// - Returns: The value, or `nil` if the entity is of another type.
    public func value(of entity: any AppEntity) -> (any _IntentValue & Sendable)? { read(entity) }
}
