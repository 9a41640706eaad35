extension ParameterSummaryWhenCondition {
    /// Chooses by whether a parameter's entity has an identifier.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: Whether it must have the identifier.
    ///   - value: The identifier.
    ///   - when: The summary where it is so.
    ///   - otherwise: The summary where it is not.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(
            ParameterSummaryCondition(identifierOf: keyPath) { comparisonOperator.test($0 == value) }, when,
            otherwise: otherwise)
    }

    /// Chooses by whether a parameter's entity has one of several identifiers.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: `.oneOf`.
    ///   - values: The identifiers.
    ///   - when: The summary where it has one.
    ///   - otherwise: The summary where it has none of them.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
        _ values: [Parameter.Value.ValueType.ID], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity {
        self.init(
            ParameterSummaryCondition(identifierOf: keyPath) { $0.map(values.contains) ?? false }, when,
            otherwise: otherwise)
    }

    /// Chooses by the order of the identifier of a parameter's entity and a number.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: How the two must be ordered.
    ///   - value: The number.
    ///   - when: The summary where they are so.
    ///   - otherwise: The summary where they are not, or the parameter has no value.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
        _ value: Parameter.Value.ValueType.ID, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
        self.init(
            ParameterSummaryCondition(identifierOf: keyPath) { comparisonOperator.test($0, value) }, when,
            otherwise: otherwise)
    }

    /// Chooses by what is in the identifier of a parameter's entity.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: Where the text must be.
    ///   - value: The text.
    ///   - when: The summary where it is so.
    ///   - otherwise: The summary where it is not.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
        _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == String {
        self.init(
            ParameterSummaryCondition(identifierOf: keyPath) { comparisonOperator.test($0, value) }, when,
            otherwise: otherwise)
    }
}
