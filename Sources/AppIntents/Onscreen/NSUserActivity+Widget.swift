extension NSUserActivity {
    /// The settings of the widget from which the activity was opened: there are no widgets here, so there are none.
    ///
    /// - Parameter intentType: The type of settings.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        nil
    }
}
