/// A case of a `Switch` in a summary, or several.
public protocol _ParameterSummarySwitchCase {
    /// The intent told of.
    associatedtype Intent: AppIntent
    /// The type of the parameter's value.
    associatedtype Value: _IntentValue
}

/// A case that can be asked for its summary at run time.
protocol MatchingSummaryCase {
    /// The summary for a value, which is `nil` where the parameter has none; `nil` where the case is not the value's.
    func summary(matching value: (any _IntentValue)?) -> (any ParameterSummary)?
}
