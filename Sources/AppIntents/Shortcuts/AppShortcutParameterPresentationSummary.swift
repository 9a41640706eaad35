/// The sentence with which a choice of a shortcut's parameter is shown; `Summary` within an `AppShortcutsProvider`.
public struct AppShortcutParameterPresentationSummary<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    private let string: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>
    private let table: String?

    /// Makes a sentence.
    ///
    /// - Parameters:
    ///   - string: The sentence with the parameter in it, as `"Open \(\.$trail)"`.
    ///   - table: The strings file in which the sentence is translated.
    public init(
        _ string: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {
        self.string = string
        self.table = table?.description
    }

    /// The sentence about one intent's parameter, in the person's language.
    func sentence(about parameter: any AnyIntentParameter) -> IntentSentence {
        IntentSentence(pieces: string.words.flatMap { $0.map { [.words($0)] } ?? [.parameter(parameter)] })
            .localized(table: table)
    }
}
