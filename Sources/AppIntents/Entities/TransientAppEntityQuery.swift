/// The query of entities that are never found by one.
public struct TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
    /// Makes the query.
    public init() {}

    /// Finds nothing.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
