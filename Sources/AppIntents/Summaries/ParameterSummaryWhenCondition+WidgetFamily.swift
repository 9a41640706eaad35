extension ParameterSummaryWhenCondition {
    /// Chooses by whether the intent configures a widget of one of several families.
    ///
    /// - Parameters:
    ///   - comparisonOperator: `.oneOf`.
    ///   - values: The families.
    ///   - when: The summary where it does.
    ///   - otherwise: The summary elsewhere, and wherever no widget is shown.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            ParameterSummaryCondition(widgetFamily: { $0.map(values.contains) ?? false }), when, otherwise: otherwise)
    }

    /// Chooses by whether the intent configures a widget of a family.
    ///
    /// - Parameters:
    ///   - comparisonOperator: Whether the widget must be of the family.
    ///   - value: The family.
    ///   - when: The summary where it is so.
    ///   - otherwise: The summary elsewhere.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        self.init(
            ParameterSummaryCondition(widgetFamily: { comparisonOperator.test($0 == value) }), when,
            otherwise: otherwise)
    }
}
