/// A value that is worked out when it is needed.
///
/// Follows Apple's documentation page `appintents/intentvalueexpression`.
public struct IntentValueExpression: Sendable {
    private let make: @Sendable () -> IntentValueContainer

    package init(_ make: @escaping @Sendable () -> IntentValueContainer) {
        self.make = make
    }

    /// Works the value out.
    package func evaluate() -> IntentValueContainer { make() }
}
