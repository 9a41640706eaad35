/// Finds entities by their ids.
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
    /// The type of entity found.
    associatedtype Entity: AppEntity

    /// What the query's functions for several entities return: an array, for most.
    associatedtype Result: ResultsCollection = [Entity]

    /// Makes the query.
    init()

    /// Finds entities by their ids.
    ///
    /// - Parameter identifiers: The ids.
    /// - Returns: The entities; those that no longer exist are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

    /// The entities offered first where a person chooses one.
    func suggestedEntities() async throws -> Result

    /// How entities are shown, without making more of them than that takes.
    ///
    /// - Parameters:
    ///   - identifiers: The entities' ids.
    ///   - requestedComponents: The parts wanted.
    /// - Returns: How each is shown; those that no longer exist are left out.
    func displayRepresentations(
        for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Entity.ID: DisplayRepresentation]

    /// The processes that may run the query; here it is run in the app's.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
}

extension EntityQuery {
    /// No suggestions.
    public func suggestedEntities() async throws -> Result {
        DefaultSuggestions.listener?.note()
        return .empty
    }

    /// The suggestions.
    public func results() async throws -> Result { try await suggestedEntities() }
}
