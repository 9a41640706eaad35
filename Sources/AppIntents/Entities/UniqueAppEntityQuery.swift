/// Gives the one entity that there is of a type.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
    /// The type of the entity.
    associatedtype Unique where Unique == Entity

    /// The entity.
    func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
    /// The one entity, where its id is among those asked for.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let entity = try await uniqueEntity()
        return identifiers.contains { $0.entityIdentifierString == entity.identifierText } ? [entity] : []
    }
}

extension UniqueAppEntityQuery where Result == [Entity] {
    /// The one entity.
    public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
