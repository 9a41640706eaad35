import AppIntents
import JSON

extension IntentSystem {
    /// A value as one of a type: taken as it is where it is one, else read, and found where it names an entity.
    ///
    /// - Parameters:
    ///   - container: The value.
    ///   - type: The type wanted.
    ///   - name: What the value is for.
    ///   - app: The app whose entities the value names.
    /// - Throws: ``IntentSystemError``.
    package func value(
        _ container: IntentValueContainer, as type: any _IntentValue.Type, name: String, app: String
    ) async throws -> any _IntentValue {
        let given = GivenValue(container: container, app: app, catalog: catalog)
        if let value = given.fitted(to: type) { return value }
        return try await ValueConverter(catalog: catalog).value(
            given.json, of: type, name: name, resolving: OneEntityResolver(finder: EntityFinder(catalog: catalog)))
    }

    /// Performs a query for values.
    ///
    /// - Parameters:
    ///   - type: The query's type.
    ///   - input: What is looked for.
    ///   - app: The app that the query belongs to.
    /// - Returns: What the query finds, in its order.
    /// - Throws: ``IntentSystemError``.
    package func values(
        of type: any IntentValueQuery.Type, for input: IntentValueContainer, app: String
    ) async throws -> [any _IntentValue] {
        try await type.found(for: input, app: app, by: self)
    }
}

extension IntentValueQuery {
    fileprivate static func found(
        for container: IntentValueContainer, app: String, by system: IntentSystem
    ) async throws -> [any _IntentValue] {
        let value = try await system.value(container, as: Input.self, name: "input", app: app)
        guard let input = value as? Input else {
            throw IntentSystemError.unconvertible(
                name: "input", value: ValueWords.describe(value), expected: ValueKind(Input.self).words)
        }
        return try await system.calling {
            let query = Self()
            try prepareDependencies(of: query)
            return try await query.values(for: input).items.map { $0 as any _IntentValue }
        }
    }
}
