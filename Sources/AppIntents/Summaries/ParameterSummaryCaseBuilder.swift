/// Builds the cases of a `Switch` in a summary: one or more `Case`, and a `DefaultCase` at the end.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// Takes a case.
    public static func buildExpression<Case: _ParameterSummarySwitchCase>(_ one: Case) -> Case
    where Case.Intent == Intent, Case.Value == Value { one }

    /// Takes the first case.
    public static func buildPartialBlock<First: _ParameterSummarySwitchCase>(
        first: First
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, First> {
        ParameterSummaryTupleCaseCondition(cases: matching(first))
    }

    /// Takes a further case.
    public static func buildPartialBlock<Earlier, Next: _ParameterSummarySwitchCase>(
        accumulated: ParameterSummaryTupleCaseCondition<Intent, Value, Earlier>, next: Next
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value, (Earlier, Next)> {
        ParameterSummaryTupleCaseCondition(cases: accumulated.cases + matching(next))
    }

    /// The cases; the last must be the default one.
    public static func buildFinalResult<Earlier, DefaultSummary>(
        _ cases: ParameterSummaryTupleCaseCondition<
            Intent, Value, (Earlier, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
        >
    ) -> ParameterSummaryTupleCaseCondition<
        Intent, Value, (Earlier, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
    > { cases }

    private static func matching(_ one: some _ParameterSummarySwitchCase) -> [any MatchingSummaryCase] {
        (one as? any MatchingSummaryCase).map { [$0] } ?? []
    }
}
