import CoreLocation

extension IntentParameter {
    /// What of a place the parameter shows.
    public enum PlacemarkDisplayStyle: Sendable, Hashable {
        /// Its name.
        case name
        /// Its address.
        case address
        /// Its town.
        case city

        var style: IntentPlacemarkDisplayStyle {
            switch self {
            case .name: .name
            case .address: .address
            case .city: .city
            }
        }
    }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// A parameter of a place.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - displayStyle: What of the place is shown.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.placemarkStyle, displayStyle.style), default: defaultValue)
    }

    /// A parameter of a place, with choices that are worked out when they are needed.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - displayStyle: What of the place is shown.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - optionsProvider: Gives the choices.
    ///   - resolvers: How values of other types become its own.
    public convenience init<Provider: DynamicOptionsProvider & Sendable>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) where Provider.Result.Result.ValueType == Value.ValueType {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.placemarkStyle, displayStyle.style).with(\.options, ParameterOptions(optionsProvider)),
            default: defaultValue)
    }
}

extension IntentParameterContext where Value == CLPlacemark {
    /// What of the place is shown.
    public var displayStyle: IntentParameter<CLPlacemark>.PlacemarkDisplayStyle {
        switch declaration.placemarkStyle {
        case .name, nil: .name
        case .address: .address
        case .city: .city
        }
    }
}
