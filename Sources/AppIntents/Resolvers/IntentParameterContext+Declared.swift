extension IntentParameterContext where Value == Int {
    /// How the number is typed; `nil` where it is not said.
    public var controlStyle: IntentParameter<Int>.IntControlStyle? {
        switch declaration.numberStyle {
        case .stepper: .stepper
        case .field: .field
        case .slider, nil: nil
        }
    }

    /// The smallest and the largest number allowed; `nil` where there are none.
    public var inclusiveRange: IntentParameter<Int>.InclusiveRange<Int>? {
        guard let low = declaration.minimum, let high = declaration.maximum else { return nil }
        guard let low = Int(exactly: low), let high = Int(exactly: high) else { return nil }
        return (low, high)
    }
}

extension IntentParameterContext where Value == Double {
    /// How the number is typed; `nil` where it is not said.
    public var controlStyle: IntentParameter<Double>.DoubleControlStyle? {
        switch declaration.numberStyle {
        case .stepper: .stepper
        case .field: .field
        case .slider: .slider
        case nil: nil
        }
    }

    /// The smallest and the largest number allowed; `nil` where there are none.
    public var inclusiveRange: IntentParameter<Double>.InclusiveRange<Double>? {
        guard let low = declaration.minimum, let high = declaration.maximum else { return nil }
        return (low, high)
    }
}

extension IntentParameterContext where Value == IntentCurrencyAmount {
    /// The currencies taken; any where it is empty.
    public var currencyCodes: [String] { declaration.currencyCodes }

    /// The smallest and the largest amount allowed; `nil` where there are none.
    public var inclusiveRange: IntentParameter<Double>.InclusiveRange<Double>? {
        guard let low = declaration.minimum, let high = declaration.maximum else { return nil }
        return (low, high)
    }
}

extension IntentParameterContext where Value == IntentPerson {
    /// What of a person is taken.
    public var parameterMode: IntentPerson.ParameterMode { declaration.personMode ?? .contact }
}

extension IntentParameterContext where Value == Date {
    /// Whether a day, a time or both are meant.
    public var dateKind: IntentParameter<Date>.DateKind { declaration.dateKind ?? .dateTime }
}

extension IntentParameterContext where Value == DateComponents {
    /// Whether a day, a time or both are meant.
    public var dateKind: IntentParameter<DateComponents>.DateKind { declaration.dateKind ?? .dateTime }
}

extension IntentParameterContext where Value == Bool {
    /// The words for the two values; `nil` where they are not said.
    public var displayName: Bool.IntentDisplayName? { declaration.displayName }
}

extension IntentParameterContext where Value: _MeasurementIntentValue {
    /// The unit in which the value is told; `nil` where it may be any.
    public var unit: Value.UnitType? { declaration.isFixedUnit ? declaration.unit as? Value.UnitType : nil }

    /// The unit of a number given without one; `nil` where it is the one that the dimension is built on.
    public var defaultUnit: Value.UnitType? { declaration.isFixedUnit ? nil : declaration.unit as? Value.UnitType }

    /// Whether another unit may be taken where the person's region uses one.
    public var unitAdjustForLocale: Bool { declaration.unitAdjustsForLocale }

    /// Whether numbers below zero are taken.
    public var supportsNegativeNumbers: Bool { declaration.supportsNegativeNumbers }
}
