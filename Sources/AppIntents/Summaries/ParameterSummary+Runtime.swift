/// What a summary tells of one intent.
package struct ParameterSummaryContent: Sendable {
    /// The sentence, where the summary has one.
    package let sentence: IntentSentence?
    /// The parameters below it.
    package let parameters: [any AnyIntentParameter]
}

/// A summary that can be told of an intent whose type is known only at run time.
protocol EvaluatedParameterSummary {
    /// What the summary tells of an intent; nothing where the intent is of another type.
    func content(of intent: any AppIntent) -> ParameterSummaryContent?
}

extension IntentParameterSummary: EvaluatedParameterSummary {
    func content(of intent: any AppIntent) -> ParameterSummaryContent? {
        guard let intent = intent as? Intent else { return nil }
        let parameters = intent.parameters
        return ParameterSummaryContent(
            sentence: string?.sentence(of: intent).localized(table: table),
            parameters: keyPaths.compactMap { intent.parameter(at: $0, among: parameters) })
    }
}

extension ParameterSummaryWhenCondition: EvaluatedParameterSummary {
    func content(of intent: any AppIntent) -> ParameterSummaryContent? {
        guard let typed = intent as? Intent else { return nil }
        let chosen: any ParameterSummary = condition.holds(typed) ? whenCondition : otherwise
        return (chosen as? any EvaluatedParameterSummary)?.content(of: intent)
    }
}

extension ParameterSummarySwitchCondition: EvaluatedParameterSummary {
    func content(of intent: any AppIntent) -> ParameterSummaryContent? {
        guard let typed = intent as? Intent, let cases = cases as? any MatchingSummaryCase else { return nil }
        return (cases.summary(matching: value(typed)) as? any EvaluatedParameterSummary)?.content(of: intent)
    }
}

extension AppIntent {
    /// What the intent's summary tells of it, with the values that it has now.
    package var summaryContent: ParameterSummaryContent? {
        (Self.parameterSummary as? any EvaluatedParameterSummary)?.content(of: self)
    }

    /// The parameter of a key path, by the identity of the wrapper that the path leads to.
    ///
    /// - Parameters:
    ///   - keyPath: The key path, as `\.$target`.
    ///   - parameters: The intent's parameters.
    func parameter(
        at keyPath: PartialKeyPath<Self>, among parameters: [any AnyIntentParameter]
    ) -> (any AnyIntentParameter)? {
        guard let wrapper = self[keyPath: keyPath] as? any AnyIntentParameter else { return nil }
        return parameters.first { $0 === wrapper }
    }
}

extension AnyIntentParameter {
    /// The value set, else the default; `nil` where there is neither or the value set is `nil`.
    package var valueOrDefault: (any _IntentValue)? {
        guard let current else { return anyDefault?._valueIfAny }
        return current._valueIfAny
    }
}
