/// What came of an intent.
///
/// ``AppIntent/perform()`` returns one made with `.result(…)`, usually as `some IntentResult & ReturnsValue<X> & ProvidesDialog`.
public protocol IntentResult: Sendable {
    /// The type of the value returned, or `Never`.
    associatedtype Value: _IntentValue = Never

    /// The type of the view shown, or `Never`.
    associatedtype Snippet = Never

    /// The type of what is said, or `Never`.
    associatedtype Dialog = Never

    /// The type of the intent that follows, or `Never`.
    associatedtype OpensAppIntent = Never

    /// The value returned, if any.
    var value: Value? { get }
}

extension IntentResult where Value == Never {
    /// No value.
    public var value: Never? { nil }
}
