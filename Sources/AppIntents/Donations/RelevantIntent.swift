/// The settings of a widget that may be of use to the person, and when.
public struct RelevantIntent: Sendable {
    /// The settings.
    package let intent: any WidgetConfigurationIntent
    /// The widget's kind.
    package let widgetKind: String
    /// When they may be of use.
    package let relevance: RelevantContext

    /// Makes a suggestion.
    ///
    /// - Parameters:
    ///   - intent: The settings.
    ///   - widgetKind: The widget's kind.
    ///   - relevance: When they may be of use.
    public init(_ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}
