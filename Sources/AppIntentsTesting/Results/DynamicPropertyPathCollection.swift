import AppIntents

/// The values that a query for values found, by their places.
///
/// Follows Apple's documentation page `appintentstesting/dynamicpropertypathcollection`.
public struct DynamicPropertyPathCollection: Sendable {
    let elements: [IntentValueContainer]

    /// How many there are.
    public var count: Int { elements.count }

    /// Whether there is none.
    public var isEmpty: Bool { elements.isEmpty }

    /// A value as a type.
    ///
    /// - Parameter index: Its place, from 0.
    /// - Throws: ``IntentTestingError`` where there is no such value or it is of another type.
    public subscript<Value: IntentValueConvertible>(index: Int) -> Value {
        get throws { try path.element(index).typed() }
    }

    /// The way to what is within a value.
    ///
    /// - Parameter index: Its place, from 0.
    public subscript(index: Int) -> DynamicPropertyPath { path.element(index) }

    /// A value; `nil` where there is none.
    ///
    /// - Parameter index: Its place, from 0.
    public subscript(index: Int) -> (any IntentValueExpressing)? { path.element(index).untyped }

    private var path: DynamicPropertyPath { DynamicPropertyPath(IntentValueContainer(.list(elements)), path: "items") }
}
