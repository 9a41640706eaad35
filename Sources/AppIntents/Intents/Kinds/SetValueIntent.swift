/// An intent that sets one value, as a switch or a slider does.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: AppIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue

    /// The value to set.
    var value: ValueType { get set }
}
