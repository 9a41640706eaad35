/// A query that gives its entities to the index anew, when the system asks after the index was lost or damaged.
///
/// Without it the system asks the index's `CSSearchableIndexDelegate`. See
/// <https://developer.apple.com/documentation/appintents/indexedentityquery>.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
    /// Gives some entities to the index anew.
    ///
    /// - Parameters:
    ///   - identifiers: Which ones.
    ///   - indexDescription: Which index needs them.
    /// - Throws: What kept the entities from the index; the system asks again later.
    func reindexEntities(
        for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws

    /// Gives all entities to the index anew.
    ///
    /// - Parameter indexDescription: Which index needs them.
    /// - Throws: What kept the entities from the index; the system asks again later.
    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
