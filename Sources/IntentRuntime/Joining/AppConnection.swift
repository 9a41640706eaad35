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

    /// Takes back what the app's last undoable intent did.
    ///
    /// - Returns: The intent's name; `nil` where there is nothing to take back.
    func undo() async throws -> String?
}
