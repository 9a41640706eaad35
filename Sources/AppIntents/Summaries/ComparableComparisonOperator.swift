/// How a condition of a summary orders a parameter's value and another.
public enum ComparableComparisonOperator: Sendable, Hashable {
    /// The parameter's value is the smaller.
    case lessThan
    /// The parameter's value is the smaller or the same.
    case lessThanOrEqualTo
    /// The parameter's value is the greater.
    case greaterThan
    /// The parameter's value is the greater or the same.
    case greaterThanOrEqualTo

    /// Whether two values stand in this order; never where the first is missing.
    func test<Value: Comparable>(_ left: Value?, _ right: Value) -> Bool {
        guard let left else { return false }
        return switch self {
        case .lessThan: left < right
        case .lessThanOrEqualTo: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqualTo: left >= right
        }
    }
}
