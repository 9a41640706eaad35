/// The properties that a query's conditions may name.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Makes the list.
    ///
    /// - Parameter properties: The properties with their comparisons.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
        properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }

    /// A property with its comparisons.
    ///
    /// - Parameter index: Which, counted from 0 in the order of declaration.
    public subscript(index: Int) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        declarations[index]
    }
}

/// Collects the properties that a query's conditions may name.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// Takes one property.
    public static func buildExpression(
        _ property: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> { property }

    /// Collects them in order.
    public static func buildBlock(
        _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] { properties }
}
