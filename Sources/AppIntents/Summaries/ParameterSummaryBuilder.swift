/// Builds the summary of an intent: one `Summary`, `When` or `Switch`.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// Takes a summary of the intent.
    public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Summary.Intent == Intent { summary }

    /// The one summary of the block.
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary
    where Summary.Intent == Intent { summary }
}
