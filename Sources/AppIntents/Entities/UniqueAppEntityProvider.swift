/// A query made of a closure that gives the one entity of its type.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
    /// The type of the entity.
    public typealias Unique = Entity

    private let provide: (@Sendable () async throws -> Entity)?

    /// Makes a query that knows no entity and throws when asked for it; what an entity type declares has a closure.
    public init() {
        provide = nil
    }

    /// Makes a query.
    ///
    /// - Parameter entity: Gives the entity, each time anew.
    public init(_ entity: @escaping @Sendable () async throws -> Entity) {
        provide = entity
    }

    /// The entity.
    ///
    /// - Throws: ``AppIntentError/Unrecoverable/entityNotFound`` where the query was made without a closure, and what the closure throws.
    public func uniqueEntity() async throws -> Entity {
        guard let provide else { throw AppIntentError.Unrecoverable.entityNotFound }
        return try await provide()
    }
}
