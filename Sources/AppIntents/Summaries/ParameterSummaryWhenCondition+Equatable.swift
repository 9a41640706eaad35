extension ParameterSummaryWhenCondition {
    /// Chooses by whether a parameter has a value.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: Whether it must have the value.
    ///   - value: The value.
    ///   - when: The summary where it is so.
    ///   - otherwise: The summary where it is not.
    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        self.init(
            ParameterSummaryCondition(keyPath) { comparisonOperator.test(ValueEquality.areEqual($0, value)) }, when,
            otherwise: otherwise)
    }

    /// Chooses by whether an optional parameter has a value.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: Whether it must have the value.
    ///   - value: The value.
    ///   - when: The summary where it is so.
    ///   - otherwise: The summary where it is not.
    public init<ValueType: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
        self.init(
            ParameterSummaryCondition(keyPath) { comparisonOperator.test(ValueEquality.areEqual($0, value)) }, when,
            otherwise: otherwise)
    }
}
