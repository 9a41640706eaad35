import Synchronization

/// What the app thinks a person may want, by when.
///
/// What is donated is kept in memory, and suggested nowhere.
public struct RelevantEntities: Sendable {
    private final class Store: Sendable {
        let sets = Mutex<[AppEntityContext: [EntityIdentifier]]>([:])
    }

    private let store = Store()

    /// The app's donations.
    public static let shared = RelevantEntities()

    private init() {}

    /// Replaces what is donated for a context.
    ///
    /// - Parameters:
    ///   - entities: The entities; none to donate nothing.
    ///   - context: When they are wanted.
    public func updateEntities(_ entities: [any AppEntity], for context: AppEntityContext) async throws {
        let identifiers = entities.map { EntityIdentifier(for: $0) }
        store.sets.withLock { $0[context] = identifiers.isEmpty ? nil : identifiers }
    }

    /// Forgets what is donated for all contexts.
    public func removeAllEntities() async throws {
        store.sets.withLock { $0 = [:] }
    }

    /// Forgets what is donated for a context.
    ///
    /// - Parameter context: The context.
    public func removeAllEntities(for context: AppEntityContext) async throws {
        store.sets.withLock { $0[context] = nil }
    }

    /// Forgets entities in all contexts.
    ///
    /// - Parameter entities: The entities.
    public func removeEntities(_ entities: [any AppEntity]) async throws {
        let gone = Set(entities.map { EntityIdentifier(for: $0) })
        store.sets.withLock { sets in
            for context in sets.keys { sets[context]?.removeAll { gone.contains($0) } }
        }
    }

    /// Forgets entities in one context.
    ///
    /// - Parameters:
    ///   - entities: The entities.
    ///   - context: The context.
    public func removeEntities(_ entities: [any AppEntity], from context: AppEntityContext) async throws {
        let gone = Set(entities.map { EntityIdentifier(for: $0) })
        store.sets.withLock { $0[context]?.removeAll { gone.contains($0) } }
    }

    /// What is donated for a context.
    package func identifiers(for context: AppEntityContext) -> [EntityIdentifier] {
        store.sets.withLock { $0[context] ?? [] }
    }
}
