/// A type that adds something to a value that can be put into a container, and goes into one as that value does.
///
/// Follows Apple's documentation page `appintents/intentvalueconvertiblewrapper`.
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {
    /// The type of the value within.
    associatedtype BaseValue: IntentValueConvertible

    /// The value within.
    var baseValue: BaseValue { get }

    /// Wraps a value.
    ///
    /// - Parameter baseValue: The value.
    /// - Throws: What the type likes, where the value will not do.
    init(baseValue: BaseValue) throws
}

extension IntentValueConvertibleWrapper {
    /// Puts the value within into a container.
    ///
    /// - Parameter context: What is known of the place that the value goes to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        baseValue.makeContainer(context: context)
    }

    /// Has the value within from a container, and wraps it.
    ///
    /// - Parameter container: The container.
    /// - Returns: The value; `nil` where the container holds one of another type, or one that will not do.
    public static func _value(in container: IntentValueContainer) -> Self? {
        BaseValue._value(in: container).flatMap { try? Self(baseValue: $0) }
    }
}
