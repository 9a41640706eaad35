import AppIntents

/// Compares values for conditions and for sorting.
enum ValueComparison {
    /// Whether a condition holds; one on an empty value holds only where it says "not equal".
    static func holds(_ value: (any _IntentValue)?, _ comparison: EntityComparison, _ operand: any _IntentValue) -> Bool
    {
        guard let value else { return comparison == .notEqualTo }
        switch comparison {
        case .equalTo: return order(value, operand, matching: true) == .orderedSame
        case .notEqualTo: return order(value, operand, matching: true) != .orderedSame
        case .lessThan: return order(value, operand) == .orderedAscending
        case .lessThanOrEqualTo: return [.orderedAscending, .orderedSame].contains(order(value, operand))
        case .greaterThan: return order(value, operand) == .orderedDescending
        case .greaterThanOrEqualTo: return [.orderedDescending, .orderedSame].contains(order(value, operand))
        case .contains:
            if let list = value as? any SequenceIntentValue {
                return list.elements.contains { order($0, operand, matching: true) == .orderedSame }
            }
            return TextMatch.contains(ValueWords.describe(value), ValueWords.describe(operand))
        case .hasPrefix: return TextMatch.hasPrefix(ValueWords.describe(value), ValueWords.describe(operand))
        case .hasSuffix: return TextMatch.hasSuffix(ValueWords.describe(value), ValueWords.describe(operand))
        case .isBetween: return false
        }
    }

    /// The order of two values; `nil` where they have none.
    ///
    /// - Parameters:
    ///   - left: One value.
    ///   - right: The other.
    ///   - matching: Whether texts are the same only where they match as a whole, numbers in them not counted as such.
    static func order(
        _ left: any _IntentValue, _ right: any _IntentValue, matching: Bool = false
    ) -> ComparisonResult? {
        switch (left, right) {
        case (let left as Bool, let right as Bool):
            return left == right ? .orderedSame : left ? .orderedDescending : .orderedAscending
        case (let left as Date, let right as Date): return left.compare(right)
        case (let left as any AppEntity, let right as any AppEntity):
            if EntityURI(of: left) == EntityURI(of: right) { return .orderedSame }
        case (let left as any AppEnum, let right as any AppEnum):
            return left.rawText == right.rawText ? .orderedSame : compare(left.rawText, right.rawText)
        case (let left as any MeasurementIntentValue, let right as any MeasurementIntentValue):
            return order(inBaseUnit(left), inBaseUnit(right))
        case (let left as Duration, let right as Duration):
            return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        default:
            if let left = number(left), let right = number(right) {
                return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
            }
        }
        let (leftText, rightText) = (ValueWords.describe(left), ValueWords.describe(right))
        if matching { return TextMatch.equal(leftText, rightText) ? .orderedSame : compare(leftText, rightText) }
        return TextMatch.order(leftText, rightText)
    }

    private static func compare(_ left: String, _ right: String) -> ComparisonResult {
        left < right ? .orderedAscending : .orderedDescending
    }

    private static func inBaseUnit(_ value: any MeasurementIntentValue) -> Double {
        let amount = value.amount
        return amount.unit.converter.baseUnitValue(fromValue: amount.value)
    }

    private static func number(_ value: any _IntentValue) -> Double? {
        switch value {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }
}
