extension IntentParameter {
    /// The units in which a length of time may be given.
    public enum DurationUnit: Sendable, Hashable, CaseIterable {
        /// The unit hours.
        case hours
        /// The unit minutes.
        case minutes
        /// The unit seconds.
        case seconds
        /// The unit milliseconds.
        case milliseconds
        /// The unit microseconds.
        case microseconds
        /// The unit nanoseconds.
        case nanoseconds

        /// The unit as Foundation has it.
        var unit: UnitDuration {
            switch self {
            case .hours: .hours
            case .minutes: .minutes
            case .seconds: .seconds
            case .milliseconds: .milliseconds
            case .microseconds: .microseconds
            case .nanoseconds: .nanoseconds
            }
        }
    }
}

extension IntentParameter where Value.ValueType == Swift.Duration {
    /// A parameter of a length of time.
    ///
    /// - Parameters:
    ///   - title: What a person calls it; made of its name unless given.
    ///   - description: What it is for.
    ///   - defaultValue: The value used where none is given.
    ///   - defaultUnit: The unit of a number given without one.
    ///   - requestValueDialog: What the person is asked when it is missing.
    ///   - inputConnectionBehavior: Whether it takes what the step before gave.
    ///   - resolvers: How values of other types become its own.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, defaultUnit: DurationUnit,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value> resolvers: () -> ParameterResolvers<Value> = { .none }
    ) {
        self.init(
            declaration: ParameterDeclaration(
                title: title, summary: description, requestValueDialog: requestValueDialog,
                inputConnectionBehavior: inputConnectionBehavior, resolvers: resolvers().resolvers
            ).with(\.unit, defaultUnit.unit), default: defaultValue)
    }
}
