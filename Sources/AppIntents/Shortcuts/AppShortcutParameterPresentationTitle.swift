/// The title of a shortcut, with and without its parameter; `Title` within an `AppShortcutsProvider`. Sentences took its place.
@available(*, deprecated, renamed: "AppShortcutParameterPresentationSummary")
public struct AppShortcutParameterPresentationTitle<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    /// Makes a title.
    ///
    /// - Parameters:
    ///   - specific: The title with the parameter in it, as `"Call \(\.$person)"`.
    ///   - generic: The title without the parameter.
    ///   - table: The strings file in which the titles are translated.
    public init(
        specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>,
        generic: StaticString, table: StaticString? = nil
    ) {}
}

/// The words of a title with a shortcut's parameter in it.
public typealias AppShortcutParameterPresentationTitleString = AppShortcutParameterPresentationSummaryString
