/// A property that a query's conditions may name, and the comparisons it knows.
public final class EntityQueryProperty<
    Entity: AppEntity, Subject: AppEntity, Property: EntityProperty<PropertyType>,
    PropertyType: _IntentValue & Sendable,
    ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>, @unchecked Sendable {
    // Unchecked as its superclass is, which says why; nothing is stored here.

    /// The comparisons.
    public typealias QueryComparators = [EntityQueryComparator<Property, PropertyType, ComparatorMappingType>]

    /// A property of the entity itself.
    ///
    /// - Parameters:
    ///   - keyPath: The property's wrapper, as `\.$name`.
    ///   - comparators: The comparisons.
    public init(
        _ keyPath: any KeyPath<Subject, Property> & Sendable,
        @EntityQueryComparatorsBuilder<Property, PropertyType, ComparatorMappingType> comparators: () ->
            QueryComparators
    ) where Entity == Subject {
        super.init(comparators: comparators().map(\.mapped), property: { $0[keyPath: keyPath] })
    }

    /// A property of an entity that this one leads to.
    ///
    /// - Parameters:
    ///   - keyPath: The property's wrapper, as `\.$name`.
    ///   - entityProvider: Gives the entity that has the property.
    ///   - comparators: The comparisons.
    public init(
        _ keyPath: any KeyPath<Subject, Property> & Sendable, entityProvider: @escaping @Sendable (Entity) -> Subject,
        @EntityQueryComparatorsBuilder<Property, PropertyType, ComparatorMappingType> comparators: () ->
            QueryComparators
    ) {
        super.init(comparators: comparators().map(\.mapped), property: nil)
    }
}
