import AppIntents

extension IntentSystem {
    /// All entities of a type whose query can tell them.
    ///
    /// - Parameter type: The type.
    /// - Throws: ``IntentSystemError/failed(_:)`` where the query cannot, and whatever it fails with.
    package func allEntities(_ type: any AppEntity.Type) async throws -> [any AppEntity] {
        let query = type.defaultQuery
        try await asIntentSystemError { try prepareDependencies(of: query) }
        return try await asIntentSystemError {
            if let query = query as? any EnumerableEntityQuery { return try await query.anyAllEntities() }
            if let query = query as? any EntityPropertyQuery {
                return try await query.anyEntities(matching: [], sortedBy: nil, limit: nil).entities
            }
            throw IntentSystemError.failed(
                "the query of '\(type.persistentIdentifier)' cannot tell all entities: it is neither an "
                    + "EnumerableEntityQuery nor an EntityPropertyQuery")
        }
    }

    /// The entities that the query of a type offers first.
    ///
    /// - Parameter type: The type.
    /// - Throws: ``IntentSystemError``.
    package func suggestedEntities(_ type: any AppEntity.Type) async throws -> [any AppEntity] {
        let query = type.defaultQuery
        try await asIntentSystemError { try prepareDependencies(of: query) }
        return try await asIntentSystemError { try await query.anySuggestions() }
    }

    /// The entities that the query of a type finds for words.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - text: The words.
    /// - Throws: ``IntentSystemError``.
    package func entities(_ type: any AppEntity.Type, matching text: String) async throws -> [any AppEntity] {
        let request = FindRequest(entity: "\(AppDescriptor.of(type).id)/\(type.persistentIdentifier)", text: text)
        return try await EntityFinder(catalog: catalog).find(request).entities
    }

    /// The entities of ids, in the order that the query gives.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - identifiers: The ids as text.
    /// - Throws: ``IntentSystemError``.
    package func entities(_ type: any AppEntity.Type, identifiers: [String]) async throws -> [any AppEntity] {
        try await asIntentSystemError { try prepareDependencies(of: type.defaultQuery) }
        return try await asIntentSystemError { try await type.entities(forTexts: identifiers) }
    }

    /// Does something with an app's code, and says in the system's words what went wrong.
    ///
    /// - Parameter body: What calls the app.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    package func calling<Value>(_ body: () async throws -> Value) async throws -> Value {
        try await asIntentSystemError(body)
    }
}
