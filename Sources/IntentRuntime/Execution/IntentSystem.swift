import AppIntents
import JSON

/// The system behind the intents: it finds entities, resolves parameters, asks and confirms, runs intents, and tells what came of it.
///
/// Whichever way a request comes, from a terminal, an assistant or a test, it goes through here.
public struct IntentSystem: Sendable {
    /// What the apps offer.
    public let catalog: IntentCatalog

    /// How long an intent may take, not counting the time it waits for the person.
    public let timeLimit: Duration

    /// Where runs are written down; `nil` where they are not.
    public let journal: (any RunJournal)?

    /// Who decides what intents may do.
    public let gatekeeper: any Gatekeeper

    /// The apps of other processes whose intents and entities are in the catalogue.
    public let connections: [any AppConnection]

    /// What takes the last undoable intent back; copies of the system share it.
    let undoRegister = UndoRegister()

    /// Makes a system.
    ///
    /// - Parameters:
    ///   - catalog: What the apps offer.
    ///   - timeLimit: How long an intent may take, not counting the time it waits for the person.
    ///   - journal: Where runs are written down.
    ///   - gatekeeper: Who decides what intents may do.
    ///   - connections: The apps of other processes whose intents and entities are in the catalogue.
    public init(
        catalog: IntentCatalog, timeLimit: Duration = .seconds(30), journal: (any RunJournal)? = nil,
        gatekeeper: any Gatekeeper = PolicyGatekeeper(), connections: [any AppConnection] = []
    ) {
        self.catalog = catalog
        self.timeLimit = timeLimit
        self.journal = journal
        self.gatekeeper = gatekeeper
        self.connections = connections
    }

    /// Runs an intent: resolves its parameters, asks for what is missing, confirms what destroys, and performs it.
    ///
    /// With a journal the run is written down before it begins and when it has ended. A run under an idempotency key that
    /// was done before is not done again: it is answered with the first answer.
    ///
    /// - Parameters:
    ///   - invocation: The intent and the values given.
    ///   - interaction: The way to the person.
    /// - Returns: What came of it.
    /// - Throws: ``IntentSystemError``, or `CancellationError` where the task is cancelled.
    public func run(_ invocation: IntentInvocation, through interaction: any Interaction) async throws -> IntentOutcome
    {
        let descriptor = try catalog.intent(named: invocation.intent)
        guard let journal else {
            // Without a journal a repeat would not be known, and be done again.
            if let key = invocation.idempotencyKey {
                throw IntentSystemError.failed(
                    "there is no journal that could tell whether '\(descriptor.name)' was run under the key '\(key)'; "
                        + "nothing was done")
            }
            return try await run(descriptor, invocation, through: interaction)
        }
        return try await JournaledRun(journal: journal, system: self, intent: descriptor, invocation: invocation)
            .run { try await run(descriptor, invocation, through: interaction) }
    }

    private func run(
        _ descriptor: IntentDescriptor, _ invocation: IntentInvocation, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        var converter = ValueConverter(catalog: catalog)
        converter.mayReadFiles = invocation.mayReadFiles
        let resolution = ParameterResolution(
            intent: descriptor, finder: EntityFinder(catalog: catalog), converter: converter, interaction: interaction)
        let run = IntentRun(
            system: self, resolution: resolution, isLowConfidence: invocation.isLowConfidence,
            requester: invocation.requester, hasReadForeignText: invocation.hasReadForeignText)
        let intent = descriptor.type.init()
        return try await IntentBeingFilled.$current.withValue(intent) {
            try await run.run(intent, arguments: invocation.arguments, given: invocation.given)
        }
    }

    /// Takes back what the last undoable intent did.
    ///
    /// - Returns: The intent's name; `nil` where there is nothing to take back.
    public func undo() async -> String? {
        await undoRegister.undo()
    }

    /// Finds entities.
    ///
    /// - Parameter request: The type, and what the entities must be.
    /// - Returns: The entities, without the properties that are fetched only when asked for.
    /// - Throws: ``IntentSystemError``.
    public func find(_ request: FindRequest) async throws -> [EntityRecord] {
        var records: [EntityRecord] = []
        for entity in try await EntityFinder(catalog: catalog).find(request) {
            records.append(try await asIntentSystemError { try await EntityRecord(entity, fetchingDeferred: false) })
        }
        return records
    }

    /// The entity of a URI.
    ///
    /// - Parameter uri: The URI, as ``EntityRecord/uri`` has it.
    /// - Returns: The entity with all its properties.
    /// - Throws: ``IntentSystemError``.
    public func entity(at uri: String) async throws -> EntityRecord {
        let entity = try await EntityFinder(catalog: catalog).entity(at: EntityURI(uri))
        return try await asIntentSystemError { try await EntityRecord(entity, fetchingDeferred: true) }
    }
}
