import AppIntents
import JSON

extension AppEntityDefinition {
    /// All entities of this type.
    ///
    /// - Returns: The entities, in the order that the app's query gives.
    /// - Throws: ``IntentTestingError`` where the query cannot tell all, or fails.
    public func allEntities() async throws -> [AnyAppEntity] {
        try await allEntitiesQuery().entities()
    }

    /// A query for all entities of this type.
    public func allEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(definition: self, way: .all) }

    /// The entities of some ids.
    ///
    /// - Parameter identifiers: The ids.
    /// - Returns: The entities that there are, in the order that the app's query gives.
    /// - Throws: ``IntentTestingError`` where the query fails.
    public func entities<Identifier: EntityIdentifierConvertible>(
        identifiers: [Identifier]
    ) async throws -> [AnyAppEntity] {
        try await entityQuery(identifiers: identifiers).entities()
    }

    /// A query for the entities of some ids.
    ///
    /// - Parameter identifiers: The ids.
    public func entityQuery<Identifier: EntityIdentifierConvertible>(identifiers: [Identifier]) -> AnyEntityQuery {
        AnyEntityQuery(definition: self, way: .identifiers(identifiers.map(\.entityIdentifierString)))
    }

    /// The entities that the app's query finds for words, as the system finds what a person names.
    ///
    /// - Parameter string: The words.
    /// - Returns: The entities, in the order that the query gives.
    /// - Throws: ``IntentTestingError`` where the query fails.
    public func entities(matching string: String) async throws -> [AnyAppEntity] {
        try await entityQuery(matching: string).entities()
    }

    /// A query for the entities that words mean.
    ///
    /// - Parameter string: The words.
    public func entityQuery(matching string: String) -> AnyEntityQuery {
        AnyEntityQuery(definition: self, way: .text(string))
    }

    /// The entities that the app's query offers first.
    ///
    /// - Returns: The entities, in the order that the query gives.
    /// - Throws: ``IntentTestingError`` where the query fails.
    public func suggestedEntities() async throws -> [AnyAppEntity] {
        try await suggestedEntitiesQuery().entities()
    }

    /// A query for the entities that the app offers first.
    public func suggestedEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(definition: self, way: .suggested) }

    /// The entities of this type that the app has put into its index.
    ///
    /// - Parameter text: What they must match; `nil` for all of them.
    /// - Returns: The entities, the best match first.
    /// - Throws: ``IntentTestingError`` where the index or the app's query fails.
    public func spotlightQuery(_ text: String?) async throws -> [AnyAppEntity] {
        try await AnyEntityQuery(definition: self, way: .index(text)).entities()
    }

    /// The entities of this type that the app shows at the moment, by its activities that are current.
    ///
    /// - Returns: The entities, what the person turned to last first.
    /// - Throws: ``IntentTestingError`` where the app cannot tell.
    public func viewAnnotations() async throws -> [ViewAnnotation] {
        let answer = try await link.send("annotations", ["type": .string(typeIdentifier)])
        return (answer.array ?? []).compactMap { ViewAnnotation(json: $0, link: link) }
    }
}
