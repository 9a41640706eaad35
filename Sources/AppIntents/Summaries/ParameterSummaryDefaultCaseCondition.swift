/// The summary for all values that have no case of their own; `DefaultCase` within an intent.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    let summary: Summary

    /// Makes the case.
    ///
    /// - Parameter summary: The summary where no other case is the value's.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        self.summary = summary()
    }
}

extension ParameterSummaryDefaultCaseCondition: MatchingSummaryCase {
    func summary(matching value: (any _IntentValue)?) -> (any ParameterSummary)? { summary }
}
