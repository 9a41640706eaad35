import AppIntents
import Foundation
import SearchableAttributes

extension CSSearchableIndex {
    /// Adds entities to the index, or replaces what it has of them.
    ///
    /// Of each the index gets what its `attributeSet` says, the properties that have an indexing key, those that must be
    /// fetched among them, and its display representation. They are kept until they are deleted.
    ///
    /// - Parameters:
    ///   - entities: The entities.
    ///   - priority: How important they are among others; more is more important.
    /// - Throws: ``CSIndexError``, or what fetching a property throws.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        var items: [CSSearchableItem] = []
        for entity in entities {
            items.append(
                CSSearchableItem(entityAttributes: try await entity.completeAttributeSet(), priority: priority))
        }
        try await change(.index(items))
        ContentChanges.post(.entities(entities.map(\.id.entityIdentifierString), of: Entity.self))
    }

    /// Deletes entities.
    ///
    /// - Parameters:
    ///   - identifiers: The entities' ids; those that are not in the index do not matter.
    ///   - type: Their type.
    /// - Throws: ``CSIndexError``.
    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws {
        try await change(
            .deleteEntities(
                identifiers.map(\.entityIdentifierString), typeName: Entity.persistentIdentifier))
        ContentChanges.post(.entities(identifiers.map(\.entityIdentifierString), of: Entity.self))
    }

    /// Deletes all entities of a type.
    ///
    /// - Parameter type: The type.
    /// - Throws: ``CSIndexError``.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
        try await change(.deleteEntityType(Entity.persistentIdentifier))
        ContentChanges.post(.anyEntities(of: Entity.self))
    }

    /// The entities of a type whose items have all of some words, in all of this program's indexes.
    ///
    /// - Parameters:
    ///   - words: The words, each of which may be the beginning of one; `nil` or none for all entities.
    ///   - typeName: The type's persistent identifier.
    ///   - includesHidden: Whether those are among them that hide from searches of the whole system.
    /// - Returns: The entities' identifiers as text, the best first, each once.
    /// - Throws: ``CSIndexError``.
    package static func entityIdentifiers(
        matching words: String?, typeName: String, includesHidden: Bool = true
    ) async throws -> [String] {
        var found: [(identifier: String, score: Double)] = []
        for file in SpotlightFolder.current.files {
            found += try await SpotlightStore.of(file).perform { database in
                try database.entityIdentifiers(words, typeName: typeName, includesHidden: includesHidden)
            }
        }
        var seen: Set<String> = []
        // Those of one index are in order; a stable sort keeps equals so.
        let ordered = found.enumerated().sorted {
            ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
        }
        return ordered.map(\.element.identifier).filter { seen.insert($0).inserted }
    }

    /// Gives the index its items anew where it lost them: the types' queries that can are asked for their entities, and
    /// the delegate for the rest.
    ///
    /// - Parameter types: The entity types of the app.
    /// - Throws: ``CSIndexError``, or what a query throws; then the items are asked for again the next time.
    package func repair(with types: [any IndexedEntity.Type]) async throws {
        guard try await needsItems else { return }
        let description = CSSearchableIndexDescription(protectionClass: protectionClass)
        for type in types { try await type.reindexAll(description) }
        if indexDelegate == nil { try await acknowledgeItems() } else { askForItems() }
    }
}

extension IndexedEntity {
    /// Asks the type's query, where it can, to give its entities to the index anew.
    static func reindexAll(_ description: CSSearchableIndexDescription) async throws {
        guard let query = defaultQuery as? any IndexedEntityQuery else { return }
        try await query.reindexAllEntities(indexDescription: description)
    }
}
