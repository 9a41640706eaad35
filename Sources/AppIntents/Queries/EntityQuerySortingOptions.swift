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
}

/// Collects the properties that a query can sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// Collects them in order.
    public static func buildBlock(
        _ options: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { options }
}
