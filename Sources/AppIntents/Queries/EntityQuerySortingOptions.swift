/// The properties that a query can sort by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    let options: [EntityQuerySortableByProperty<Entity>]

    /// No sorting.
    public init() {
        options = []
    }

    /// Makes the list.
    ///
    /// - Parameter content: The properties.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        options = content()
    }

    /// A property that can be sorted by.
    ///
    /// - Parameter index: Which, counted from 0 in the order of declaration.
    public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Collects the properties that a query can sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// Takes a property, so that its key path needs no root.
    public static func buildExpression(
        _ option: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> { option }

    /// Collects them in order.
    public static func buildBlock(
        _ options: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { options }
}
