/// A value of any type that an intent may take or return, kept without its type.
///
/// Follows Apple's documentation page `appintents/intentvaluecontainer`.
public struct IntentValueContainer: Sendable, Equatable {
    /// What is known of the place that a value goes to: nothing, so far.
    public struct ConversionContext: Sendable {
        /// Makes a context.
        public init() {}
    }

    /// What a container may hold.
    package indirect enum Content: Sendable {
        /// Nothing.
        case none
        /// A value of a type that the system knows.
        case value(any _IntentValue)
        /// Several values.
        case list([IntentValueContainer])
        /// An app's entity.
        case entity(IntentEntityContent)
        /// A case of an app's enum, by the enum's name and the raw value.
        case enumeration(type: String, rawValue: String)
        /// A value that could not be had, and why.
        case failure(String)
    }

    package let content: Content

    package init(_ content: Content) {
        self.content = content
    }

    /// Whether two containers hold the same; numbers are the same where their amounts are.
    public static func == (left: IntentValueContainer, right: IntentValueContainer) -> Bool {
        switch (left.content, right.content) {
        case (.none, .none): true
        case (.value(let left), .value(let right)): isEqual(left, right)
        case (.list(let left), .list(let right)): left == right
        case (.entity(let left), .entity(let right)): left == right
        case (.enumeration(let leftType, let left), .enumeration(let rightType, let right)):
            leftType == rightType && left == right
        case (.failure(let left), .failure(let right)): left == right
        default: false
        }
    }

    private static func isEqual(_ left: any _IntentValue, _ right: any _IntentValue) -> Bool {
        switch (left, right) {
        case (let left as Int, let right as Double): return Double(left) == right
        case (let left as Double, let right as Int): return left == Double(right)
        case (let left as any MeasurementIntentValue, let right as any MeasurementIntentValue):
            return left.amount.value == right.amount.value && left.amount.unit == right.amount.unit
        default:
            guard let left = left as? any Hashable, let right = right as? any Hashable else { return false }
            return AnyHashable(left) == AnyHashable(right)
        }
    }
}

extension IntentValueContainer: IntentValueExpressing {
    /// Makes an expression that gives this container.
    ///
    /// - Returns: The expression.
    public func makeExpression() -> IntentValueExpression {
        IntentValueExpression { self }
    }
}
