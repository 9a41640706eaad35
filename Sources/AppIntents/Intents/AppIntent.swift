/// One action of an app that the system can run.
///
/// The system makes an intent with ``init()``, sets its parameters, asks for the required ones that are missing, and calls
/// ``perform()``.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What ``perform()`` returns.
    associatedtype PerformResult: IntentResult

    /// What a person calls the action.
    static var title: LocalizedStringResource { get }

    /// What the action does, in a sentence or two.
    static var description: IntentDescription? { get }

    /// What must be known of the person before the action runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }

    /// Whether the app comes to the front before the action runs.
    static var openAppWhenRun: Bool { get }

    /// Whether the system offers the action by itself.
    static var isDiscoverable: Bool { get }

    /// Makes the intent with no parameter set.
    init()

    /// Does the action.
    ///
    /// - Returns: What came of it, made with one of the `.result(…)` functions.
    /// - Throws: What went wrong, best as an error that conforms to `CustomLocalizedStringResourceConvertible`.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A value the intent takes.
    public typealias Parameter<Value: _IntentValue & Sendable> = IntentParameter<Value>

    /// No description.
    public static var description: IntentDescription? { nil }

    /// Runs for anyone.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// Stays in the background.
    public static var openAppWhenRun: Bool { false }

    /// Offered by the system.
    public static var isDiscoverable: Bool { true }
}
