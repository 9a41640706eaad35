/// A choice between two summaries by a condition on the parameters; `When` within an intent.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise>:
    ParameterSummary
where Otherwise: ParameterSummary {
    let condition: ParameterSummaryCondition<Intent>
    let whenCondition: WhenCondition
    let otherwise: Otherwise

    init(
        _ condition: ParameterSummaryCondition<Intent>, _ when: () -> WhenCondition, otherwise: () -> Otherwise
    ) {
        self.condition = condition
        whenCondition = when()
        self.otherwise = otherwise()
    }

    /// Chooses by whether a parameter has a value.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: Whether it must have a value or none.
    ///   - when: The summary where it is so.
    ///   - otherwise: The summary where it is not.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            ParameterSummaryCondition(keyPath) { ($0 != nil) == (comparisonOperator == .hasAnyValue) }, when,
            otherwise: otherwise)
    }

    /// Chooses by whether a parameter has one of several values.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - comparisonOperator: `.oneOf`.
    ///   - values: The values.
    ///   - when: The summary where it has one.
    ///   - otherwise: The summary where it has none of them.
    public init<ValueType, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
        self.init(
            ParameterSummaryCondition(keyPath) { value in values.contains { ValueEquality.areEqual(value, $0) } }, when,
            otherwise: otherwise)
    }
}
