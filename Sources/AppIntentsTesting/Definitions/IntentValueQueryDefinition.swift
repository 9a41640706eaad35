import AppIntents
import IntentHosting
import JSON

/// The definition of a query for values of any type.
///
/// Follows Apple's documentation page `appintentstesting/intentvaluequerydefinition`.
public struct IntentValueQueryDefinition: Sendable, Equatable {
    /// The name of the query's type.
    public let queryIdentifier: String

    let link: AppLink

    /// The app that the query belongs to.
    public var bundleIdentifier: String { link.bundleIdentifier }

    /// Performs the query.
    ///
    /// - Parameter input: What is looked for.
    /// - Returns: What was found.
    /// - Throws: ``IntentTestingError`` where the query takes no such value, or fails.
    public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
        let container = input.makeContainer(context: IntentValueContainer.ConversionContext())
        let found = try await link.list(
            "values", ["query": .string(queryIdentifier), "input": WireValue.json(container)])
        return ResolvedValueQueryResult(items: DynamicPropertyPathCollection(elements: found))
    }

    /// Whether two definitions are of the same query of the same app.
    public static func == (left: IntentValueQueryDefinition, right: IntentValueQueryDefinition) -> Bool {
        left.queryIdentifier == right.queryIdentifier && left.bundleIdentifier == right.bundleIdentifier
    }
}
