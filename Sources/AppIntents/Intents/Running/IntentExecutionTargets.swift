/// Which processes may run an intent.
///
/// There is one here, which is an app's main process and everything else.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    /// The processes as bits.
    public let rawValue: Int

    /// Makes a set of processes.
    ///
    /// - Parameter rawValue: The processes as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The app.
    public static let main = IntentExecutionTargets(rawValue: 1)

    /// The app's extension for intents.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)

    /// The app's extension for widgets.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)

    /// Any of them.
    public static let `default`: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]
}

extension AppIntent {
    /// Which processes may run an intent.
    public typealias ExecutionTargets = IntentExecutionTargets
}
