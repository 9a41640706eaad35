import AppIntents
import JSON

/// The system behind the intents: it finds entities, resolves parameters, asks and confirms, runs intents, and tells what came of it.
///
/// Whichever way a request comes, from a terminal, an assistant or a test, it goes through here.
public struct IntentSystem: Sendable {
    /// What the apps offer.
    public let catalog: IntentCatalog

    /// How long an intent may take, not counting the time it waits for the person.
    public package(set) var timeLimit: Duration

    /// Where runs are written down; `nil` where they are not.
    public let journal: (any RunJournal)?

    /// Where what runs change is kept; `nil` where it is not.
    public let history: (any RunHistory)?

    /// Who decides what intents may do.
    public package(set) var gatekeeper: any Gatekeeper

    /// The apps of other processes whose intents and entities are in the catalogue.
    public let connections: [any AppConnection]

    /// Where the data lie, as the absolute paths of their folders: the same request of other data is another one.
    public let scope: String

    /// How long what was created or sent is known to be the same request's, where nobody gave a key.
    public let repeatWindow: Duration

    /// Where it is said what changes; copies of the system share it.
    public let changes: ChangeHub

    /// What takes the last undoable intent back; copies of the system share it.
    let undoRegister = UndoRegister()

    /// Makes a system.
    ///
    /// - Parameters:
    ///   - catalog: What the apps offer.
    ///   - timeLimit: How long an intent may take, not counting the time it waits for the person.
    ///   - journal: Where runs are written down.
    ///   - history: Where what they change is kept, so that they can be taken back later and by another process. It takes a
    ///     journal.
    ///   - gatekeeper: Who decides what intents may do.
    ///   - connections: The apps of other processes whose intents and entities are in the catalogue.
    ///   - scope: Where the data lie, as the absolute paths of their folders.
    ///   - repeatWindow: How long what was created or sent is known to be the same request's, where nobody gave a key.
    public init(
        catalog: IntentCatalog, timeLimit: Duration = .seconds(30), journal: (any RunJournal)? = nil,
        history: (any RunHistory)? = nil, gatekeeper: any Gatekeeper = PolicyGatekeeper(),
        connections: [any AppConnection] = [], scope: String = "", repeatWindow: Duration = .seconds(600)
    ) {
        self.catalog = catalog
        self.timeLimit = timeLimit
        self.journal = journal
        self.history = history
        self.gatekeeper = gatekeeper
        self.connections = connections
        self.scope = scope
        self.repeatWindow = repeatWindow
        changes = ChangeHub(connections)
    }

    /// Runs an intent: resolves its parameters, asks for what is missing, confirms what destroys, and performs it.
    ///
    /// With a journal the run is written down before it begins and when it has ended. A run under an idempotency key that
    /// was done before is not done again: it is answered with the first answer. What creates or sends, and was given no key, has one
    /// made from the request, which holds for ``repeatWindow``. A repeat while the first run is at it waits for its answer.
    ///
    /// - Parameters:
    ///   - invocation: The intent and the values given.
    ///   - interaction: The way to the person.
    /// - Returns: What came of it.
    /// - Throws: ``IntentSystemError``, or `CancellationError` where the task is cancelled.
    public func run(_ invocation: IntentInvocation, through interaction: any Interaction) async throws -> IntentOutcome
    {
        let descriptor = try invocation.descriptor ?? catalog.intent(named: invocation.intent)
        // However it ends: what failed may have changed something before it did.
        defer { if !descriptor.effect.isReadOnly { changes.post(.app(descriptor.app.id)) } }
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
            .run(through: interaction) { system, interaction in
                try await system.run(descriptor, invocation, through: interaction)
            }
    }

    private func run(
        _ descriptor: IntentDescriptor, _ invocation: IntentInvocation, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        guard let type = descriptor.type else {
            return try await connection(to: descriptor.app).run(descriptor, invocation, of: self, through: interaction)
        }
        var converter = ValueConverter(catalog: catalog)
        converter.mayReadFiles = invocation.mayReadFiles
        let resolution = ParameterResolution(
            intent: descriptor, finder: EntityFinder(catalog: catalog), converter: converter, interaction: interaction)
        let run = IntentRun(
            system: self, resolution: resolution, isLowConfidence: invocation.isLowConfidence,
            requester: invocation.requester, hasReadForeignText: invocation.hasReadForeignText,
            executor: invocation.executor)
        let intent = type.init()
        return try await IntentBeingFilled.$current.withValue(intent) {
            try await run.run(intent, arguments: invocation.arguments, given: invocation.given)
        }
    }

    /// Finds entities.
    ///
    /// An entity that cannot be told does not keep the others from being told: it is left out, and the answer says so.
    ///
    /// - Parameter request: The type, and what the entities must be.
    /// - Returns: The entities, without the properties that are fetched only when asked for, and whether these are all.
    /// - Throws: ``IntentSystemError``, also where none of the entities found can be told.
    public func find(_ request: FindRequest) async throws -> FoundEntities {
        let type = try catalog.entity(named: request.entity)
        if type.type == nil {
            var request = request
            request.entity = type.typeName
            return try await connection(to: type.app).find(request)
        }
        let page = try await EntityFinder(catalog: catalog).find(request)
        var records: [EntityRecord] = []
        var unreadable = page.unreadable
        for entity in page.entities {
            do {
                records.append(
                    try await asIntentSystemError { try await EntityRecord(entity, fetchingDeferred: false) })
            } catch let error as IntentSystemError {
                unreadable.append(UnreadableEntity(entity, error))
            }
        }
        let isBeyondEnd = page.entities.isEmpty && request.offset > 0
        if records.isEmpty, !isBeyondEnd, let first = unreadable.first {
            throw first.error(alone: unreadable.count == 1)
        }
        return FoundEntities(
            records, unreadable: unreadable, missing: page.missing, nextOffset: page.nextOffset)
    }

    /// The entity of a URI.
    ///
    /// - Parameter uri: The URI, as ``EntityRecord/uri`` has it.
    /// - Returns: The entity with all its properties.
    /// - Throws: ``IntentSystemError``.
    public func entity(at uri: String) async throws -> EntityRecord {
        let name = try EntityURI(uri)
        if let joined = catalog.entities.first(where: { $0.app.id == name.app && $0.typeName == name.type }),
            joined.type == nil
        {
            return try await connection(to: joined.app).entity(at: uri)
        }
        let entity = try await EntityFinder(catalog: catalog).entity(at: name)
        return try await asIntentSystemError { try await EntityRecord(entity, fetchingDeferred: true) }
    }
}
