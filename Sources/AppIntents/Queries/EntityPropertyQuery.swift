/// Finds entities by conditions on their properties.
///
/// The query declares the conditions that it knows. For a request, the system has each condition turned into a value of
/// ``ComparatorMappingType`` and hands all of them to ``entities(matching:mode:sortedBy:limit:)``.
@_alwaysEmitConformanceMetadata
public protocol EntityPropertyQuery: EntityQuery {
    /// What a condition is turned into: a predicate, a piece of a search, a closure.
    associatedtype ComparatorMappingType

    /// The properties that conditions may name, and the comparisons each knows.
    static var properties: QueryProperties { get }

    /// The properties to sort by.
    static var sortingOptions: SortingOptions { get }

    /// What the action that finds entities is described as.
    static var findIntentDescription: IntentDescription? { get }

    /// Finds entities.
    ///
    /// - Parameters:
    ///   - comparators: The conditions.
    ///   - mode: Whether all of them must hold or any.
    ///   - sortedBy: What to sort by, the most important first.
    ///   - limit: How many entities are wanted at most.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// The properties that conditions may name.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>

    /// One property that conditions may name.
    public typealias Property = EntityQueryProperty

    /// Whether all conditions must hold or any.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// The properties to sort by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>

    /// One property to sort by.
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>

    /// An order.
    public typealias Sort<Sorted: AppEntity> = EntityQuerySort<Sorted>

    /// No description.
    public static var findIntentDescription: IntentDescription? { nil }
}
