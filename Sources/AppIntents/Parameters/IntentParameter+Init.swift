extension IntentParameter {
    /// A parameter of any value.
    ///
    /// - Parameters:
    ///   - title: What a person calls it.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers),
            default: defaultValue)
    }

    /// A parameter of any value, whose title is made of its name.
    ///
    /// - Parameters:
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value.UnwrappedType?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers),
            default: defaultValue)
    }

    /// A parameter of any value, whose title is made of its name.
    ///
    /// - Parameters:
    ///   - description: What it is for.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers), default: nil)
    }

    /// A parameter of any value, whose title is made of its name.
    ///
    /// - Parameters:
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    public convenience init(
        requestValueDialog: IntentDialog, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior), default: nil)
    }

    /// A parameter of any value, whose title is made of its name.
    ///
    /// - Parameter inputConnectionBehavior: Whether it takes what the step before gave.
    public convenience init(inputConnectionBehavior: InputConnectionBehavior) {
        self.init(
            declaration: ParameterDeclaration(inputConnectionBehavior: inputConnectionBehavior), default: nil)
    }
}

extension IntentParameter {
    /// A parameter of any value with resolvers, whose title is made of its name.
    ///
    /// - Parameter resolvers: How values of other types become its own.
    public convenience init(
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value>
    ) {
        self.init(declaration: ParameterDeclaration(resolvers: resolvers().resolvers), default: nil)
    }

    /// A parameter whose choices are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - optionsProvider: Gives the choices.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.options, ParameterOptions(optionsProvider)), default: defaultValue)
    }
}
