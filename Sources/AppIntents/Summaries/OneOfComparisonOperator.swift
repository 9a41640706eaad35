/// How a condition of a summary compares a parameter with several values.
public enum OneOfComparisonOperator: Sendable, Hashable {
    /// The parameter has one of the values.
    case oneOf
}
