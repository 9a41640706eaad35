/// One property that a query can sort by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
    let keyPath: any PartialKeyPath<Entity> & Sendable
    let property: @Sendable (Entity) -> any AnyEntityProperty

    /// Makes the option to sort by a property.
    ///
    /// - Parameter keyPath: The property's wrapper, as `\.$name`.
    public init<Value: _IntentValue>(_ keyPath: any KeyPath<Entity, EntityProperty<Value>> & Sendable) {
        self.keyPath = keyPath
        property = { $0[keyPath: keyPath] }
    }
}
