/// A comparison of a property with a value, as a person writes it.
package enum EntityComparison: String, Sendable, CaseIterable {
    case equalTo = "="
    case notEqualTo = "!="
    case lessThan = "<"
    case lessThanOrEqualTo = "<="
    case greaterThan = ">"
    case greaterThanOrEqualTo = ">="
    case contains
    case hasPrefix = "begins with"
    case hasSuffix = "ends with"
    case isBetween = "is between"
}
