extension ParameterSummaryWhenCondition {
    /// Chooses by the order of a parameter's value and another.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: How the two must be ordered.
    ///   - value: The other value.
    ///   - when: The summary where they are so.
    ///   - otherwise: The summary where they are not, or the parameter has no value.
    public init<ValueType: Comparable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {
        self.init(
            ParameterSummaryCondition(keyPath) { comparisonOperator.test($0 as? ValueType, value) }, when,
            otherwise: otherwise)
    }

    /// Chooses by the order of an optional parameter's value and another.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: How the two must be ordered.
    ///   - value: The other value.
    ///   - when: The summary where they are so.
    ///   - otherwise: The summary where they are not, or the parameter has no value.
    public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value == Parameter.Value, Value.ValueType: Comparable {
        self.init(
            ParameterSummaryCondition(keyPath) { comparisonOperator.test($0 as? Value.ValueType, value) }, when,
            otherwise: otherwise)
    }
}
