/// A value that a parameter or a property may hold.
public protocol _IntentValue: Sendable {
    /// The type of one value, below optionals and arrays.
    associatedtype ValueType: _IntentValue = Self

    /// The type of the value where it is there.
    associatedtype UnwrappedType: _IntentValue = Self
}
