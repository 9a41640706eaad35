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
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.unit, defaultUnit).with(\.unitAdjustsForLocale, defaultUnitAdjustForLocale).with(
                \.supportsNegativeNumbers, supportsNegativeNumbers),
            default: defaultValue.flatMap { Measurement(value: $0, unit: defaultUnit) as? Value.UnwrappedType })
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
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, unit: UnitType, unitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.unit, unit).with(\.isFixedUnit, true).with(\.unitAdjustsForLocale, unitAdjustForLocale).with(
                \.supportsNegativeNumbers, supportsNegativeNumbers),
            default: defaultValue.flatMap { Measurement(value: $0, unit: unit) as? Value.UnwrappedType })
    }

    /// A parameter of an amount, whose default is in the unit that its dimension is built on.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportsNegativeNumbers: Whether numbers below zero are taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.supportsNegativeNumbers, supportsNegativeNumbers),
            default: Measurement(value: defaultValue, unit: UnitType.baseUnit()) as? Value.UnwrappedType)
    }

    /// A parameter of an amount that may not be below zero.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - supportsNegativeNumbers: Whether numbers below zero are taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportsNegativeNumbers: Bool,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Value.ValueType == Measurement<UnitType> {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.supportsNegativeNumbers, supportsNegativeNumbers), default: nil)
    }
}

extension IntentParameter {
    /// A parameter of an amount with resolvers, and with choices that are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    ///   - optionsProvider: Gives the choices.
    public convenience init<UnitType: Dimension, Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value>, optionsProvider: Provider
    ) where Value.ValueType == Measurement<UnitType>, Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.options, ParameterOptions(optionsProvider)), default: nil)
    }
}
