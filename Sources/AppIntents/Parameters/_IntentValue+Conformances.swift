extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Decimal: _IntentValue {}
extension Duration: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension PersonNameComponents: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension Never: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The type of one value, without the optional.
    public typealias ValueType = Wrapped.ValueType
    /// The type of the value where it is there.
    public typealias UnwrappedType = Wrapped

    /// What the optional holds.
    public var _valueIfAny: (any _IntentValue)? { self?._valueIfAny }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// The type of one value, without the collection.
    public typealias ValueType = Element.ValueType
    /// The type of the value where it is there.
    public typealias UnwrappedType = Self
}

extension Set: _IntentValue where Element: _IntentValue {
    /// The type of one value, without the collection.
    public typealias ValueType = Element.ValueType
    /// The type of the value where it is there.
    public typealias UnwrappedType = Self
}
