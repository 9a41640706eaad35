import AppIntents
import JSON

/// Finds entities through the queries of their types.
struct EntityFinder: Sendable {
    let catalog: IntentCatalog
    let converter: ValueConverter

    init(catalog: IntentCatalog) {
        self.catalog = catalog
        converter = ValueConverter(catalog: catalog)
    }

    /// The entities that a request asks for.
    func find(_ request: FindRequest) async throws -> [any AppEntity] {
        let descriptor = try catalog.entity(named: request.entity)
        var conditions: [EntityQueryCondition] = []
        for text in request.conditions {
            conditions.append(try await condition(text, of: descriptor))
        }
        let sort = try request.sort.map { try order($0, of: descriptor) }
        let limit = request.limit

        let answer = try await candidates(
            descriptor.type, text: request.text, conditions: conditions, sort: sort, limit: limit)
        var found = answer.entities
        if !answer.untested.isEmpty {
            let untested = answer.untested.map { conditions[$0] }
            var kept: [any AppEntity] = []
            for entity in found where try await holds(untested, for: entity) { kept.append(entity) }
            found = kept
        }
        if let sort, !answer.isSorted { found = try await sorted(found, by: sort) }
        return limit.map { Array(found.prefix($0)) } ?? found
    }

    /// The entity of a URI.
    func entity(at uri: EntityURI) async throws -> any AppEntity {
        let descriptor = try catalog.entity(named: "\(uri.app)/\(uri.type)")
        try await prepare(descriptor.type.defaultQuery)
        guard
            let entity = try await asIntentSystemError({ try await descriptor.type.entities(forTexts: [uri.id]) }).first
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
        let found = try await candidates(type, text: words, conditions: [], sort: nil, limit: nil).entities
        // Who names a thing by its title means it, whatever else has those words in its text.
        let exact = found.filter { TextMatch.equal(String(localized: $0.displayRepresentation.title), words) }
        if !exact.isEmpty { return exact }
        let titled = found.filter { entity in
            let title = String(localized: entity.displayRepresentation.title)
            return words.split(whereSeparator: \.isWhitespace).allSatisfy { TextMatch.contains(title, String($0)) }
        }
        return titled.isEmpty ? found : titled
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
                let found = try await listed(query).filter { TextMatch.words(text, occurIn: $0.displayRepresentation) }
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
