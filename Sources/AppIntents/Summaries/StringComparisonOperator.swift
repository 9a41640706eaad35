/// How a condition of a summary looks into the identifier of an entity.
public enum StringComparisonOperator: Sendable, Hashable {
    /// The text is part of the identifier.
    case contains
    /// The text is no part of the identifier.
    case doesNotContain
    /// The identifier begins with the text.
    case hasPrefix
    /// The identifier ends with the text.
    case hasSuffix

    /// Whether an identifier is as the operator says; where there is none, only ``doesNotContain`` holds.
    func test(_ identifier: String?, _ text: String) -> Bool {
        guard let identifier else { return self == .doesNotContain }
        return switch self {
        case .contains: identifier.contains(text)
        case .doesNotContain: !identifier.contains(text)
        case .hasPrefix: identifier.hasPrefix(text)
        case .hasSuffix: identifier.hasSuffix(text)
        }
    }
}
