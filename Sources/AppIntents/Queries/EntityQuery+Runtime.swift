extension EntityQuery {
    /// Finds entities by ids of their type.
    package func anyEntities(for identifiers: [any Sendable]) async throws -> [any AppEntity] {
        try await entities(for: identifiers.compactMap { $0 as? Entity.ID })
    }

    /// The entities offered first.
    package func anySuggestions() async throws -> [any AppEntity] {
        try await suggestedEntities().items.compactMap { $0 as? any AppEntity }
    }
}

extension EntityStringQuery {
    /// Finds entities by words.
    package func anyEntities(matching string: String) async throws -> [any AppEntity] {
        try await entities(matching: string).items.compactMap { $0 as? any AppEntity }
    }
}

extension EnumerableEntityQuery {
    /// All entities.
    package func anyAllEntities() async throws -> [any AppEntity] {
        try await allEntities().items.compactMap { $0 as? any AppEntity }
    }
}
