/// A value that a parameter or a property may hold.
public protocol _IntentValue: Sendable {
    /// The type of one value, below optionals and arrays.
    associatedtype ValueType: _IntentValue = Self

    /// The type of the value where it is there.
    associatedtype UnwrappedType: _IntentValue = Self

    /// The value where it is there: itself, or what an optional holds. It spares the system a look at the type of each value.
    var _valueIfAny: (any _IntentValue)? { get }
}

extension _IntentValue {
    /// The value itself.
    public var _valueIfAny: (any _IntentValue)? { self }
}
