extension EntityQuery {
    /// Finds entities by ids of their type.
    package func anyEntities(for identifiers: [any Sendable]) async throws -> [any AppEntity] {
        try await entities(for: identifiers.compactMap { $0 as? Entity.ID })
    }

    /// What a query returned, as entities of any type.
    static func erased(_ found: Result) -> [any AppEntity] {
        // A hundred thousand of one type are not asked one by one what they are.
        if let entities = found as? [Entity] { return entities.map { $0 } }
        return found.items.compactMap { $0 as? any AppEntity }
    }

    /// The entities offered first.
    package func anySuggestions() async throws -> [any AppEntity] {
        Self.erased(try await suggestedEntities())
    }
}

extension EntityStringQuery {
    /// Finds entities by words.
    package func anyEntities(matching string: String) async throws -> [any AppEntity] {
        Self.erased(try await entities(matching: string))
    }
}

extension EnumerableEntityQuery {
    /// All entities.
    package func anyAllEntities() async throws -> [any AppEntity] {
        Self.erased(try await allEntities())
    }
}
