import AppIntents
import JSON

/// Finds entities through the queries of their types.
struct EntityFinder: Sendable {
    /// How many of the entities are looked at that an index has for words: it gives those with the words in their titles first.
    private static let mostIndexed = 100

    let catalog: IntentCatalog
    let converter: ValueConverter

    init(catalog: IntentCatalog) {
        self.catalog = catalog
        converter = ValueConverter(catalog: catalog)
    }

    /// The entities that a request asks for.
    func find(_ request: FindRequest) async throws -> FoundPage {
        let descriptor = try catalog.entity(named: request.entity)
        var conditions: [EntityQueryCondition] = []
        for text in request.conditions {
            conditions.append(try await condition(text, of: descriptor))
        }
        let sort = try request.sort.map { try order($0, of: descriptor) }

        let isAsFound = conditions.isEmpty && sort == nil
        let asked = EntityQueryRequest(limit: isAsFound ? request.needed : nil)
        let answer = try await EntityQueryRequest.$current.withValue(asked) {
            try await candidates(
                descriptor.localType(), text: request.text, conditions: conditions, sort: sort, limit: request.needed)
        }
        var found = answer.entities
        var unreadable: [UnreadableEntity] = []
        if !answer.untested.isEmpty {
            // Where nothing is left to be sorted, those that are wanted are enough.
            let needed = sort == nil || answer.isSorted ? request.needed : nil
            (found, unreadable) = try await tested(found, answer.untested.map { conditions[$0] }, needed: needed)
        }
        if let sort, !answer.isSorted {
            let sorted = try await sorted(found, by: sort)
            found = sorted.entities
            unreadable += sorted.unreadable
        }
        return FoundPage(of: found, unreadable: unreadable, missing: asked.missing, for: request)
    }

    /// The entity of a URI.
    func entity(at uri: EntityURI) async throws -> any AppEntity {
        let descriptor = try catalog.entity(named: "\(uri.app)/\(uri.type)")
        let type = try descriptor.localType()
        try await prepare(type.defaultQuery)
        guard
            let entity = try await asIntentSystemError({ try await type.entities(forTexts: [uri.id]) }).first
        else { throw IntentSystemError.notFound(type: descriptor.title.lowercased(), words: uri.id) }
        return entity
    }

    /// The entities that words may mean: by id, by exact title, by words in the title, then all that the query finds.
    ///
    /// - Returns: One where there is no doubt, several where there is.
    func entities(_ type: any AppEntity.Type, meantBy words: String) async throws -> [any AppEntity] {
        try await prepare(type.defaultQuery)
        let byID = try await asIntentSystemError { try await type.entities(forTexts: [words]) }
        if byID.count == 1 { return byID }
        let query = type.defaultQuery
        let sought = SoughtWords(words)
        return try await asIntentSystemError {
            if let query = query as? any EntityStringQuery {
                let found = try await query.anyEntities(matching: words)
                // Who names a thing by its title means it, whatever else has those words in its text.
                if !found.isEmpty { return sought.best(of: found) }
            }
            let found = try await indexed(type, words)
            if !found.isEmpty { return sought.best(of: found) }
            return query is any EntityStringQuery ? [] : sought.search(try await listed(query))
        }
    }

    /// The entities that the app's index has for words, the best of many.
    private func indexed(_ type: any AppEntity.Type, _ words: String) async throws -> [any AppEntity] {
        guard type is any IndexedEntity.Type, let index = LinkedIndex.current else { return [] }
        let ids = try await index.identifiers(matching: words, typeName: type.persistentIdentifier)
        return ids.isEmpty ? [] : try await type.entities(forTexts: Array(ids.prefix(Self.mostIndexed)))
    }

    /// The entities that a person may choose from where no words are given.
    func suggestions(_ type: any AppEntity.Type) async throws -> [any AppEntity] {
        try await prepare(type.defaultQuery)
        let suggested = try await asIntentSystemError { try await type.defaultQuery.anySuggestions() }
        if !suggested.isEmpty { return suggested }
        return try await candidates(type, text: nil, conditions: [], sort: nil, limit: nil).entities
    }

    private func candidates(
        _ type: any AppEntity.Type, text: String?, conditions: [EntityQueryCondition],
        sort: (property: String, descending: Bool)?, limit: Int?
    ) async throws -> EntityQueryAnswer {
        let query = type.defaultQuery
        try await prepare(query)
        let all = Array(conditions.indices)
        return try await asIntentSystemError {
            if let text, !text.isEmpty {
                if let query = query as? any EntityStringQuery {
                    let found = try await query.anyEntities(matching: text)
                    return EntityQueryAnswer(entities: found, untested: all, isSorted: sort == nil)
                }
                let sought = SoughtWords(text)
                let found = try await listed(query).filter { entity in
                    let display = entity.displayRepresentation
                    return sought.occur(in: display, titled: String(localized: display.title))
                }
                return EntityQueryAnswer(entities: found, untested: all, isSorted: sort == nil)
            }
            if let query = query as? any EntityPropertyQuery {
                return try await query.anyEntities(matching: conditions, sortedBy: sort, limit: limit)
            }
            return EntityQueryAnswer(entities: try await listed(query), untested: all, isSorted: sort == nil)
        }
    }

    /// Looks up what the query depends on, so that one that is missing is an error and does not stop the process.
    private func prepare(_ query: any EntityQuery) async throws {
        try await asIntentSystemError { try prepareDependencies(of: query) }
    }

    /// All entities where the query can tell them, else those it offers first.
    private func listed(_ query: any EntityQuery) async throws -> [any AppEntity] {
        if let query = query as? any EnumerableEntityQuery { return try await query.anyAllEntities() }
        if let query = query as? any EntityPropertyQuery {
            return try await query.anyEntities(matching: [], sortedBy: nil, limit: nil).entities
        }
        return try await query.anySuggestions()
    }
}
