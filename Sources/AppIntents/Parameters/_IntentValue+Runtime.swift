extension _IntentValue {
    /// The resolvers that the type itself declares for one value.
    package static var defaultResolvers: [any Resolver] { Array(ValueType.defaultResolverSpecification) }
}

/// An optional type, for whoever makes values from their types at run time.
package protocol OptionalIntentValue: _IntentValue {
    /// The type without the optional.
    static var wrappedType: any _IntentValue.Type { get }
    /// The optional that holds a value of ``wrappedType``, or nothing for `nil`; `nil` for a value of another type.
    static func make(_ value: (any _IntentValue)?) -> (any _IntentValue)?
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
    package static var wrappedType: any _IntentValue.Type { Wrapped.self }
    package static func make(_ value: (any _IntentValue)?) -> (any _IntentValue)? {
        guard let value else { return Wrapped?.none }
        return (value as? Wrapped).map { Wrapped?.some($0) }
    }
}

/// A type of several values, for whoever makes values from their types at run time.
package protocol SequenceIntentValue {
    /// The type of one element.
    static var elementType: any _IntentValue.Type { get }
    /// The elements.
    var elements: [any _IntentValue] { get }
    /// The collection of elements of ``elementType``; `nil` where one is of another type.
    static func make(_ elements: [any _IntentValue]) -> (any _IntentValue)?
}

extension Array: SequenceIntentValue where Element: _IntentValue {
    package static var elementType: any _IntentValue.Type { Element.self }
    package var elements: [any _IntentValue] { self }
    package static func make(_ elements: [any _IntentValue]) -> (any _IntentValue)? {
        let typed = elements.compactMap { $0 as? Element }
        return typed.count == elements.count ? typed : nil
    }
}

extension Set: SequenceIntentValue where Element: _IntentValue {
    package static var elementType: any _IntentValue.Type { Element.self }
    package var elements: [any _IntentValue] { Array(self) }
    package static func make(_ elements: [any _IntentValue]) -> (any _IntentValue)? {
        let typed = elements.compactMap { $0 as? Element }
        return typed.count == elements.count ? Set(typed) : nil
    }
}

/// A measurement, for whoever makes one from a number and the name of a unit.
package protocol MeasurementIntentValue {
    /// The class of unit.
    static var unitType: Dimension.Type { get }
    /// The number and the unit's symbol.
    var amount: (value: Double, unit: Dimension) { get }
    /// The measurement in a unit of ``unitType``; `nil` for a unit of another dimension.
    static func make(_ value: Double, _ unit: Dimension) -> (any _IntentValue)?
}

extension Measurement: MeasurementIntentValue where UnitType: Dimension {
    package static var unitType: Dimension.Type { UnitType.self }
    package var amount: (value: Double, unit: Dimension) { (value, unit) }
    package static func make(_ value: Double, _ unit: Dimension) -> (any _IntentValue)? {
        (unit as? UnitType).map { Measurement(value: value, unit: $0) }
    }
}
