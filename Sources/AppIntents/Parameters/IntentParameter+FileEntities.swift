extension IntentParameter where Value.ValueType: FileEntity {
    /// A parameter of a file that the app has as an entity.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.supportedContentTypes, supportedContentTypes), default: defaultValue)
    }

    /// A parameter of a file that the app has as an entity, with choices that are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - optionsProvider: Gives the choices.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.supportedContentTypes, supportedContentTypes).with(
                \.options, ParameterOptions(optionsProvider)), default: defaultValue)
    }

    /// A parameter of a file that the app has as an entity, which a query of its own finds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - requestDisambiguationDialog: What the person is asked when several fit.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                requestDisambiguationDialog: requestDisambiguationDialog,
                inputConnectionBehavior: inputConnectionBehavior
            ).with(\.supportedContentTypes, supportedContentTypes).with(\.options, ParameterOptions(query)),
            default: defaultValue)
    }
}
