import AppIntents

/// Finds piers by their letters, and tells only two of them.
struct PierQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PierEntity] {
        identifiers.filter { ["A", "B", "C"].contains($0) }.map { PierEntity($0) }
    }

    func suggestedEntities() async throws -> [PierEntity] {
        [PierEntity("A"), PierEntity("B")]
    }
}
