extension IntentParameter {
    /// A parameter of an amount in a unit of its own unless another is given.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - defaultUnit: The unit of a number given without one.
    ///   - defaultUnitAdjustForLocale: Whether another unit may be taken where the person's region uses one.
    ///   - supportsNegativeNumbers: Whether numbers below zero are taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Unit: _IntentUnit>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Unit, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Value.ValueType == Measurement<Unit.UnitType> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, defaultUnit: defaultUnit._unit,
            defaultUnitAdjustForLocale: defaultUnitAdjustForLocale, supportsNegativeNumbers: supportsNegativeNumbers,
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
            resolvers: resolvers)
    }

    /// A parameter of an amount in one unit.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - unit: The unit of the value.
    ///   - unitAdjustForLocale: Whether another unit may be taken where the person's region uses one.
    ///   - supportsNegativeNumbers: Whether numbers below zero are taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Unit: _IntentUnit>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: Unit, unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Value.ValueType == Measurement<Unit.UnitType> {
        self.init(
            title: title, description: description, defaultValue: defaultValue, unit: unit._unit,
            unitAdjustForLocale: unitAdjustForLocale, supportsNegativeNumbers: supportsNegativeNumbers,
            requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior,
            resolvers: resolvers)
    }
}
