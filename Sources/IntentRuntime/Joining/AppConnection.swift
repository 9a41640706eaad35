import JSON

/// An app in another process, whose intents and entities stand beside those of this one.
public protocol AppConnection: Sendable {
    /// The app; its id is the one that the person gave it.
    var app: AppDescriptor { get }

    /// Runs an intent of the app.
    ///
    /// - Parameters:
    ///   - invocation: The intent, by its identifier, and the values given.
    ///   - gatekeeper: Who decides whether it may run.
    ///   - interaction: The way to the person.
    /// - Returns: What came of it.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    func run(
        _ invocation: IntentInvocation, admittedBy gatekeeper: any Gatekeeper, through interaction: any Interaction
    ) async throws -> IntentOutcome

    /// Finds entities of the app.
    ///
    /// - Parameter request: The type, by its name, and what the entities must be.
    /// - Returns: The entities, and whether these are all.
    /// - Throws: ``IntentSystemError``.
    func find(_ request: FindRequest) async throws -> FoundEntities

    /// The entity of a URI, with all its properties.
    ///
    /// - Parameter uri: The URI.
    /// - Throws: ``IntentSystemError``.
    func entity(at uri: String) async throws -> EntityRecord

    /// What a parameter of one of the app's intents may be given, as the app's own process knows it.
    ///
    /// - Parameters:
    ///   - parameter: The parameter's name.
    ///   - intent: The intent's identifier.
    ///   - text: What was typed so far.
    ///   - arguments: What other parameters were given.
    ///   - limit: How many choices are wanted at most.
    /// - Returns: The choices; `nil` where the app knows no more of them than its descriptors say.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    func choices(
        for parameter: String, of intent: String, matching text: String, beside arguments: JSONObject, limit: Int
    ) async throws -> ParameterChoices?

    /// Takes back what the app's last undoable intent did.
    ///
    /// - Returns: The intent's name; `nil` where there is nothing to take back.
    func undo() async throws -> String?

    /// Has the app tell from here on what changes in what it holds, if it can; nothing is started for that.
    ///
    /// - Parameter listener: Takes what changes, from any thread; with `nil` nobody wants to know any more.
    func watch(_ listener: (@Sendable (SystemChange) -> Void)?)
}

extension AppConnection {
    /// Tells nothing: the app cannot say what changes.
    public func watch(_ listener: (@Sendable (SystemChange) -> Void)?) {}
}

extension AppConnection {
    /// Nothing beyond what the descriptors say.
    ///
    /// - Parameters:
    ///   - parameter: The parameter's name.
    ///   - intent: The intent's identifier.
    ///   - text: What was typed so far.
    ///   - arguments: What other parameters were given.
    ///   - limit: How many choices are wanted at most.
    public func choices(
        for parameter: String, of intent: String, matching text: String, beside arguments: JSONObject, limit: Int
    ) async throws -> ParameterChoices? { nil }
}
