/// The settings of a control. It is not run.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// A control settings intent is not offered as an action.
    public static var isDiscoverable: Bool { false }

    /// Does nothing.
    public func perform() async throws -> Never {
        throw AppIntentError(description: "'\(Self.title)' holds the settings of a control and cannot be run.")
    }
}
