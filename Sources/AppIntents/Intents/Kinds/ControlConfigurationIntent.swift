/// The settings of a control. It is not run.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
    /// The type of what comes of running it: there is none.
    associatedtype NeverResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
    /// A control settings intent is not offered as an action.
    public static var isDiscoverable: Bool { false }

    /// Does nothing.
    public func perform() async throws -> Never {
        throw AppIntentError(description: "'\(Self.title)' holds the settings of a control and cannot be run.")
    }
}
