import AppIntents

/// Finds boats among all, with the system's own matching of words.
struct BoatQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Boat] { Boat.fleet }

    func entities(for identifiers: [String]) async throws -> [Boat] {
        Boat.fleet.filter { identifiers.contains($0.id) }
    }
}
