/// A property that a query's conditions may name, whatever its type.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    // Unchecked because the compiler cannot prove it of a class with subclasses; every stored property here and in the one subclass,
    // which is final, is an immutable Sendable value.
    let comparators: [MappedComparator<ComparatorMappingType>]
    let property: (@Sendable (Entity) -> any AnyEntityProperty)?

    init(
        comparators: [MappedComparator<ComparatorMappingType>],
        property: (@Sendable (Entity) -> any AnyEntityProperty)?
    ) {
        self.comparators = comparators
        self.property = property
    }
}

/// A comparison and what it is turned into, without the property's type.
struct MappedComparator<ComparatorMappingType>: Sendable {
    let comparison: EntityComparison
    let inputType: any _IntentValue.Type
    let map: @Sendable ([any _IntentValue]) -> ComparatorMappingType?
}
