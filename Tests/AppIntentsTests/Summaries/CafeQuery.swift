import AppIntents

struct CafeQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Cafe] { identifiers.map(Cafe.init) }
}
