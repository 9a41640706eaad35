extension Array: ResultsCollection where Element: _IntentValue, Element.ValueType == Element {
    /// The type of value.
    public typealias Result = Element

    /// No prompt of its own.
    public var promptLabel: LocalizedStringResource? { nil }

    /// In the order given.
    public var usesIndexedCollation: Bool { false }

    /// The elements.
    public var items: [Element] { self }

    /// No values.
    public static var empty: [Element] { [] }
}
