/// A value that can say what it will be when the system needs it.
///
/// Whatever may stand for an intent's parameter in a test conforms: the values that the system knows, an app's entities and enums, and
/// what stands for one of these without its type. Follows Apple's documentation page `appintents/intentvalueexpressing`.
public protocol IntentValueExpressing: Sendable {
    /// Makes an expression that gives this value when it is evaluated.
    ///
    /// - Returns: The expression.
    func makeExpression() -> IntentValueExpression
}
