extension EntityQuery {
    /// The option set of processes that may run the query.
    public typealias ExecutionTargets = IntentExecutionTargets

    /// Any process.
    public static var allowedExecutionTargets: ExecutionTargets { .default }

    /// How entities are shown: what each says of itself, without what was not asked for.
    public func displayRepresentations(
        for identifiers: [Entity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [Entity.ID: DisplayRepresentation] {
        var shown: [Entity.ID: DisplayRepresentation] = [:]
        for entity in try await entities(for: identifiers) {
            var display = entity.displayRepresentation
            if !requestedComponents.contains(.image) { display.image = nil }
            shown[entity.id] = display
        }
        return shown
    }
}
