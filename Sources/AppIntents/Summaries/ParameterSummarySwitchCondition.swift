/// A choice among summaries by the value of a parameter; `Switch` within an intent.
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
    /// The family of the widget that an intent configures, as what is chosen by.
    public enum WidgetFamily: Sendable, Hashable {
        /// The family of the widget.
        case widgetFamily
    }

    /// What is chosen by; `nil` where there is no value.
    let value: (Intent) -> (any _IntentValue)?
    let cases: CaseCondition

    /// Chooses by the value of a parameter.
    ///
    /// - Parameters:
    ///   - keyPath: The parameter.
    ///   - cases: The cases, the default one last.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) {
        value = { $0[keyPath: keyPath].valueOrDefault }
        self.cases = cases()
    }

    /// Chooses by the family of the widget that the intent configures; the default case is taken, as there are no widgets.
    ///
    /// - Parameters:
    ///   - family: `.widgetFamily`.
    ///   - cases: The cases, the default one last.
    public init(
        _ family: WidgetFamily, @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> CaseCondition
    ) where Value == IntentWidgetFamily {
        value = { _ in nil }
        self.cases = cases()
    }
}
