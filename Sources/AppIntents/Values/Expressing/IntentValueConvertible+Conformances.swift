extension IntentValueConvertible where Self: _IntentValue {
    /// Puts this value into a container.
    ///
    /// - Parameter context: What is known of the place that the value goes to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(self)
    }
}

extension Bool: IntentValueConvertible {}
extension Int: IntentValueConvertible {}
extension Date: IntentValueConvertible {}
extension DateComponents: IntentValueConvertible {}
extension Duration: IntentValueConvertible {}
extension PersonNameComponents: IntentValueConvertible {}
extension Calendar.RecurrenceRule: IntentValueConvertible {}
extension IntentPerson: IntentValueConvertible {}
extension IntentFile: IntentValueConvertible {}
extension IntentCurrencyAmount: IntentValueConvertible {}
extension IntentPaymentMethod: IntentValueConvertible {}
extension StringSearchCriteria: IntentValueConvertible {}
extension EntityIdentifier: IntentValueConvertible {}
extension URL: IntentValueConvertible {}

extension String: IntentValueConvertible {
    /// Has text from a container, the words alone where the text has attributes.
    ///
    /// - Parameter container: The container.
    /// - Returns: The text; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> String? {
        guard case .value(let value) = container.content else { return nil }
        return value as? String ?? (value as? AttributedString).map { String($0.characters) }
    }
}

extension AttributedString: IntentValueConvertible {
    /// Has text from a container, with or without attributes.
    ///
    /// - Parameter container: The container.
    /// - Returns: The text; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> AttributedString? {
        guard case .value(let value) = container.content else { return nil }
        return value as? AttributedString ?? (value as? String).map { AttributedString($0) }
    }
}

extension Double: IntentValueConvertible {
    /// Has a number from a container, whole ones too.
    ///
    /// - Parameter container: The container.
    /// - Returns: The number; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> Double? {
        guard case .value(let value) = container.content else { return nil }
        return value as? Double ?? (value as? Int).map { Double($0) }
    }
}

extension Decimal: IntentValueConvertible {
    /// Has a number from a container, of any type of number: a bare `2.5` beside a value may be taken for a decimal.
    ///
    /// - Parameter container: The container.
    /// - Returns: The number; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> Decimal? {
        guard case .value(let value) = container.content else { return nil }
        switch value {
        case let value as Decimal: return value
        case let value as Int: return Decimal(value)
        // By the digits that Swift writes, not by all that the binary number has.
        case let value as Double: return Decimal(string: "\(value)")
        default: return nil
        }
    }
}

extension Measurement: IntentValueExpressing, IntentValueConvertible where UnitType: Dimension {
    /// Has an amount from a container.
    ///
    /// - Parameter container: The container.
    /// - Returns: The amount; `nil` where the container holds a value of another type or dimension.
    public static func _value(in container: IntentValueContainer) -> Measurement? {
        guard case .value(let value) = container.content, let amount = (value as? any MeasurementIntentValue)?.amount,
            let unit = amount.unit as? UnitType
        else { return nil }
        return Measurement(value: amount.value, unit: unit)
    }
}

extension Optional: IntentValueExpressing, IntentValueConvertible where Wrapped: IntentValueConvertible {
    /// Puts this value into a container, or nothing where there is none.
    ///
    /// - Parameter context: What is known of the place that the value goes to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        self?.makeContainer(context: context) ?? IntentValueContainer(.none)
    }

    /// Has a value from a container, or finds that it holds none.
    ///
    /// - Parameter container: The container.
    /// - Returns: The value, which may itself be `nil`; `nil` outside where the container holds one of another type.
    public static func _value(in container: IntentValueContainer) -> Wrapped?? {
        if container.isNone { return .some(nil) }
        return Wrapped._value(in: container).map { .some($0) }
    }
}

extension Array: IntentValueExpressing, IntentValueConvertible where Element: IntentValueConvertible {
    /// Puts these values into a container.
    ///
    /// - Parameter context: What is known of the place that the values go to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        IntentValueContainer(.list(map { $0.makeContainer(context: context) }))
    }

    /// Has values from a container.
    ///
    /// - Parameter container: The container.
    /// - Returns: The values; `nil` where the container holds no list, or one with a value of another type.
    public static func _value(in container: IntentValueContainer) -> [Element]? {
        guard case .list(let elements) = container.content else { return nil }
        let values = elements.compactMap { Element._value(in: $0) }
        return values.count == elements.count ? values : nil
    }
}

extension Set: IntentValueExpressing, IntentValueConvertible where Element: IntentValueConvertible {
    /// Puts these values into a container.
    ///
    /// - Parameter context: What is known of the place that the values go to.
    /// - Returns: The container.
    public func makeContainer(context: IntentValueContainer.ConversionContext) -> IntentValueContainer {
        Array(self).makeContainer(context: context)
    }

    /// Has values from a container.
    ///
    /// - Parameter container: The container.
    /// - Returns: The values; `nil` where the container holds no list, or one with a value of another type.
    public static func _value(in container: IntentValueContainer) -> Set<Element>? {
        [Element]._value(in: container).map { Set($0) }
    }
}

extension AppEnum {
    /// Has a case of this enum from a container.
    ///
    /// - Parameter container: The container.
    /// - Returns: The case; `nil` where the container holds a value of another type.
    public static func _value(in container: IntentValueContainer) -> Self? {
        switch container.content {
        case .enumeration(persistentIdentifier, let rawValue): RawValue(rawValue).flatMap { Self(rawValue: $0) }
        case .value(let value): value as? Self
        default: nil
        }
    }
}
