/// How a condition of a summary looks at whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable, Hashable {
    /// The parameter has a value.
    case hasAnyValue
    /// The parameter has no value.
    case hasNoValue
}
