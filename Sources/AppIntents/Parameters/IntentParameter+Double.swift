extension IntentParameter where Value.ValueType == Double {
    /// How a number is typed.
    public enum DoubleControlStyle: Sendable {
        /// With buttons for more and less.
        case stepper
        /// With the keyboard.
        case field
        /// With a slider.
        case slider

        var style: IntentNumberStyle {
            switch self {
            case .stepper: .stepper
            case .field: .field
            case .slider: .slider
            }
        }
    }

    /// A parameter of a number that is typed in a given way.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - controlStyle: How the number is typed.
    ///   - inclusiveRange: The smallest and the largest number allowed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.numberStyle, controlStyle.style).with(\.minimum, inclusiveRange?.lowerBound).with(
                \.maximum, inclusiveRange?.upperBound),
            default: defaultValue)
    }

    /// A parameter of a number within bounds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - inclusiveRange: The smallest and the largest number allowed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Double>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.minimum, inclusiveRange.lowerBound).with(\.maximum, inclusiveRange.upperBound),
            default: defaultValue)
    }

    /// A parameter of a number that is typed in a given way, with choices that are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - controlStyle: How the number is typed.
    ///   - inclusiveRange: The smallest and the largest number allowed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - optionsProvider: Gives the choices.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle,
        inclusiveRange: InclusiveRange<Double>? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.numberStyle, controlStyle.style).with(\.minimum, inclusiveRange?.lowerBound).with(
                \.maximum, inclusiveRange?.upperBound
            ).with(
                \.options, ParameterOptions(optionsProvider)), default: defaultValue)
    }

    /// A parameter of a number within bounds, with choices that are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - inclusiveRange: The smallest and the largest number allowed.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - optionsProvider: Gives the choices.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: InclusiveRange<Double>,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.minimum, inclusiveRange.lowerBound).with(\.maximum, inclusiveRange.upperBound).with(
                \.options, ParameterOptions(optionsProvider)), default: defaultValue)
    }
}
