import AppIntents
import Synchronization

/// Finds each ferry that sails once, and each that stays always.
struct FerryQuery: EntityQuery {
    /// The ids of those that have sailed.
    private static let sailed = Mutex(Set<String>())

    func entities(for identifiers: [String]) async throws -> [FerryEntity] {
        identifiers
            .filter { id in id.hasPrefix("stays") || Self.sailed.withLock { $0.insert(id).inserted } }
            .map { FerryEntity(id: $0) }
    }
}
