/// A value that can be put into a container that does not know its type, and be had from one.
///
/// Follows Apple's documentation page `appintents/intentvalueconvertible`.
public protocol IntentValueConvertible: IntentValueExpressing {
    /// Puts this value into a container.
    ///
    /// - Parameter context: What is known of the place that the value goes to.
    /// - Returns: The container.
    func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer

    /// Has a value from a container; a type that can only be given needs no such function.
    ///
    /// - Parameter container: The container.
    /// - Returns: The value; `nil` where the container holds one of another type.
    static func _value(in container: IntentValueContainer) -> Self?
}

extension IntentValueConvertible {
    /// Makes an expression that puts this value into a container when it is evaluated.
    ///
    /// - Returns: The expression.
    public func makeExpression() -> IntentValueExpression {
        IntentValueExpression { makeContainer(context: IntentValueContainer.ConversionContext()) }
    }

    /// Has a value from a container that holds one of this very type.
    ///
    /// - Parameter container: The container.
    /// - Returns: The value; `nil` where the container holds one of another type.
    public static func _value(in container: IntentValueContainer) -> Self? {
        guard case .value(let value) = container.content else { return nil }
        return value as? Self
    }
}
