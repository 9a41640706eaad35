/// The values that a query or an options provider found.
public protocol ResultsCollection<Result> {
    /// The type of value.
    associatedtype Result: _IntentValue

    /// What the person is asked to choose.
    var promptLabel: LocalizedStringResource? { get }

    /// Whether the values are shown under their first letters.
    var usesIndexedCollation: Bool { get }

    /// The values.
    var items: [Result.ValueType] { get }

    /// No values.
    static var empty: Self { get }
}
