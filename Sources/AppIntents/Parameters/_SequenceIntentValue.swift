/// A value that is several values: an array or a set.
public protocol _SequenceIntentValue: _IntentValue {
    /// The type of the sequence.
    associatedtype UnderlyingSequence: Sequence

    /// The values in a row.
    var sequence: UnderlyingSequence { get }
}

extension Array: _SequenceIntentValue where Element: _IntentValue {
    /// The array itself.
    public var sequence: Self { self }
}

extension Set: _SequenceIntentValue where Element: _IntentValue {
    /// The set itself.
    public var sequence: Self { self }
}
