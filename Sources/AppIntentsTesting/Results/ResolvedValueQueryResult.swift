/// What a query for values found.
///
/// Follows Apple's documentation page `appintentstesting/resolvedvaluequeryresult`.
public struct ResolvedValueQueryResult: Sendable {
    /// The values, in the order that the query gives.
    public let items: DynamicPropertyPathCollection
}
