extension IntentParameter where Value.ValueType: AppValue {
    /// A parameter of an entity or an enum.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers),
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppEnum {
    /// A parameter of an enum that takes some of its values only.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - supportedValues: The values taken.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType],
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.supportedValues, supportedValues.map(\.rawText)), default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppEnum {
    /// A parameter of an enum that takes some of its values only, with choices that are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - supportedValues: The values taken.
    ///   - optionsProvider: Gives the choices.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Value.ValueType],
        optionsProvider: Provider
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior
            ).with(\.supportedValues, supportedValues.map(\.rawText)).with(
                \.options, ParameterOptions(optionsProvider)), default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppEntity {
    /// A parameter of an entity that a query of its own offers.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior
            ).with(\.options, ParameterOptions(query)), default: defaultValue)
    }
}
