extension IntentParameter where Value.UnwrappedType: Collection {
    /// A parameter of a list of limited length.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - size: How many values it takes.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(title: title, summary: description, resolvers: resolvers().resolvers)
                .with(\.size, size), default: defaultValue)
    }

    /// A parameter of a list whose length depends on the size of a widget; here, where there are no widgets, the largest counts.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - size: How many values it takes in a widget of each size.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(title: title, summary: description, resolvers: resolvers().resolvers)
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
    ///   - query: Gives the choices.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(title: title, summary: description)
                .with(\.size, size).with(\.options, ParameterOptions(query)), default: defaultValue)
    }
}
