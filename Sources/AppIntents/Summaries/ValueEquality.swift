/// Compares values whose types are known only at run time.
enum ValueEquality {
    /// Whether two values are the same: entities by their identifiers, others as their types say.
    ///
    /// - Parameters:
    ///   - left: A value, or nothing.
    ///   - right: The other.
    static func areEqual(_ left: (any _IntentValue)?, _ right: (any _IntentValue)?) -> Bool {
        guard let left = left?._valueIfAny, let right = right?._valueIfAny else {
            return left?._valueIfAny == nil && right?._valueIfAny == nil
        }
        if let left = left as? any AppEntity, let right = right as? any AppEntity {
            return type(of: left) == type(of: right) && left.identifierText == right.identifierText
        }
        return (left as? any Equatable).map { isEqual($0, right) } ?? false
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: any _IntentValue) -> Bool {
        (right as? Value) == left
    }
}
