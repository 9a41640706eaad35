extension IntentParameter where Value.UnwrappedType: Collection {
    /// A parameter of a list of limited length.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - size: How many values it takes.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior,
                resolvers: resolvers().resolvers
            )
            .with(\.size, size), default: defaultValue)
    }

    /// A parameter of a list whose length depends on the size of a widget; here, where there are no widgets, the largest counts.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - size: How many values it takes in a widget of each size.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior,
                resolvers: resolvers().resolvers
            )
            .with(\.size, size.values.max { $0.max < $1.max }), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
    /// A parameter of a list of limited length, whose entities a query of its own finds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - size: How many values it takes.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior
            )
            .with(\.size, size).with(\.options, ParameterOptions(query)), default: defaultValue)
    }

    /// A parameter of a list whose length depends on the size of a widget, whose entities a query of its own finds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - size: How many values it takes in a widget of each size.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior
            )
            .with(\.size, size.values.max { $0.max < $1.max }).with(\.options, ParameterOptions(query)),
            default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == IntentPerson {
    /// A parameter of a list of people of limited length.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - mode: What of a person is taken.
    ///   - size: How many values it takes.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior
            ).with(\.personMode, mode)
                .with(\.size, size), default: defaultValue)
    }

    /// A parameter of a list of people whose length depends on the size of a widget.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - mode: What of a person is taken.
    ///   - size: How many values it takes in a widget of each size.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior
            ).with(\.personMode, mode)
                .with(\.size, size.values.max { $0.max < $1.max }), default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: FileEntity {
    /// A parameter of a list of files of limited length.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - size: How many values it takes.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType], size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior,
                resolvers: resolvers().resolvers
            )
            .with(\.supportedContentTypes, supportedContentTypes).with(\.size, size), default: defaultValue)
    }

    /// A parameter of a list of files whose length depends on the size of a widget.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - size: How many values it takes in a widget of each size.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior,
                resolvers: resolvers().resolvers
            )
            .with(\.supportedContentTypes, supportedContentTypes)
            .with(\.size, size.values.max { $0.max < $1.max }), default: defaultValue)
    }

    /// A parameter of a list of files of limited length, which a query of its own finds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - size: How many values it takes.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType], size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior
            )
            .with(\.supportedContentTypes, supportedContentTypes).with(\.size, size)
            .with(\.options, ParameterOptions(query)), default: defaultValue)
    }

    /// A parameter of a list of files whose length depends on the size of a widget, which a query of its own finds.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - supportedContentTypes: The kinds of files taken.
    ///   - size: How many values it takes in a widget of each size.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        size: [IntentWidgetFamily: IntentCollectionSize], inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, inputConnectionBehavior: inputConnectionBehavior
            )
            .with(\.supportedContentTypes, supportedContentTypes)
            .with(\.size, size.values.max { $0.max < $1.max }).with(\.options, ParameterOptions(query)),
            default: defaultValue)
    }
}
