/// The summary for one or several values of a parameter; `Case` within an intent.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    _ParameterSummarySwitchCase
{
    let values: [Value]
    let summary: Summary

    /// Makes the case of one value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - summary: The summary where the parameter has it.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        values = [value]
        self.summary = summary()
    }

    /// Makes the case of several values.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - summary: The summary where the parameter has one of them.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        self.values = values
        self.summary = summary()
    }
}

extension ParameterSummaryCaseCondition: MatchingSummaryCase {
    func summary(matching value: (any _IntentValue)?) -> (any ParameterSummary)? {
        values.contains { ValueEquality.areEqual($0, value) } ? summary : nil
    }
}
