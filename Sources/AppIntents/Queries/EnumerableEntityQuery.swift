/// Gives all entities, where they are few and small; the system filters them.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
    /// What the action that finds entities is described as.
    static var findIntentDescription: IntentDescription? { get }

    /// All entities.
    func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
    /// No description.
    public static var findIntentDescription: IntentDescription? { nil }

    /// All entities.
    public func suggestedEntities() async throws -> Result { try await allEntities() }
}
