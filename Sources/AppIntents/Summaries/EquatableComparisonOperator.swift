/// How a condition of a summary compares a parameter with one value.
public enum EquatableComparisonOperator: Sendable, Hashable {
    /// The parameter has the value.
    case equalTo
    /// The parameter has another value, or none.
    case notEqualTo

    func test(_ isEqual: Bool) -> Bool { isEqual == (self == .equalTo) }
}
