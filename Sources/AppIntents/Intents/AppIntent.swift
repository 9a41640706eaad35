// An optimised module leaves out types that nothing names; this keeps those which the system finds by their conformances.

/// One action of an app that the system can run.
///
/// The system makes an intent with ``init()``, sets its parameters, asks for the required ones that are missing, and calls
/// ``perform()``.
@_alwaysEmitConformanceMetadata
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

    /// Whether the action needs its app in front.
    static var supportedModes: IntentModes { get }

    /// Which processes may run the action.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// Whether the system offers the action by itself.
    static var isDiscoverable: Bool { get }

    /// The kind of summary that the intent has.
    associatedtype SummaryContent: ParameterSummary

    /// The intent in one sentence, with its parameters in their places.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

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

    /// The foreground for an action that opens its app, the background for any other.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }

    /// Any process.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }

    /// Offered by the system.
    public static var isDiscoverable: Bool { true }
}

extension AppIntent {
    /// A sentence about the intent, and the parameters below it.
    public typealias Summary = IntentParameterSummary<Self>

    /// A choice between two summaries.
    public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>

    /// A choice among summaries by the value of a parameter.
    public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, CaseCondition>

    /// The summary for a value of a parameter.
    public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>

    /// The summary for all values without a case of their own.
    public typealias DefaultCase<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Value, Content>

    /// A summary that tells nothing.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}
