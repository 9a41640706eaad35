import AppIntents
import SchemaCatalog

extension EntityFinder {
    /// How many entities are looked at for one whose title is near.
    private static let mostLookedAt = 1000
    /// The longest text, in characters, that is compared letter by letter.
    private static let longestTitle = 80

    /// The entities whose titles are so near to words that nothing has that it is likely a slip for them.
    ///
    /// - Parameters:
    ///   - type: The type of entity.
    ///   - words: The words.
    /// - Returns: At most three, the nearest first; none where the query cannot tell, or fails.
    func nearest(_ type: any AppEntity.Type, to words: String) async -> [Choice] {
        guard words.count <= Self.longestTitle, let entities = try? await offered(type) else { return [] }
        var choices: [String: Choice] = [:]
        for entity in entities.prefix(Self.mostLookedAt) {
            let title = String(localized: entity.displayRepresentation.title)
            if title.count <= Self.longestTitle, choices[title] == nil { choices[title] = Choice(entity) }
        }
        return Nearest.likelyNames(for: words, among: Array(choices.keys)).compactMap { choices[$0] }
    }

    /// Some entities of a type: of many only the first, where the query gives a part.
    private func offered(_ type: any AppEntity.Type) async throws -> [any AppEntity] {
        try prepareDependencies(of: type.defaultQuery)
        if let query = type.defaultQuery as? any EntityPropertyQuery {
            return try await query.anyEntities(matching: [], sortedBy: nil, limit: Self.mostLookedAt).entities
        }
        return try await type.defaultQuery.anySuggestions()
    }
}
