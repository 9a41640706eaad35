/// The cases of a `Switch` in a summary, the first of which that is the value's is taken.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
    _ParameterSummarySwitchCase
{
    let cases: [any MatchingSummaryCase]
}

extension ParameterSummaryTupleCaseCondition: MatchingSummaryCase {
    func summary(matching value: (any _IntentValue)?) -> (any ParameterSummary)? {
        for one in cases {
            if let summary = one.summary(matching: value) { return summary }
        }
        return nil
    }
}
