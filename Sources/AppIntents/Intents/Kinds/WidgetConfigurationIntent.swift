/// The settings of a widget. It is not run.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {
    /// The type of what comes of running it: there is none.
    associatedtype NeverResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
    /// A widget settings intent is not offered as an action.
    public static var isDiscoverable: Bool { false }

    /// Does nothing.
    public func perform() async throws -> Never {
        throw AppIntentError(description: "'\(Self.title)' holds the settings of a widget and cannot be run.")
    }
}
