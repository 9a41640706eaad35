import Foundation
import IntentRuntime
import JSON

/// An app in a program of its own, started when it is needed.
public final class JoinedApp: AppConnection {
    /// The app, by the id that the person gave it.
    public let app: AppDescriptor
    /// What the app offers.
    public let catalog: IntentCatalog
    private let limits: CallLimits
    private let supervisor: Supervisor<JoinedSession>
    private let changes: ChangeWatch

    private init(
        _ offer: JoinedOffer, limits: CallLimits, supervisor: Supervisor<JoinedSession>, changes: ChangeWatch
    ) {
        app = offer.app
        catalog = offer.catalog
        self.limits = limits
        self.supervisor = supervisor
        self.changes = changes
    }

    /// Joins an app: from what it said the last time where its program is still the same, else by starting it.
    ///
    /// - Parameters:
    ///   - id: The id that the person gave it.
    ///   - program: Its program.
    ///   - cache: Where is kept what apps said.
    ///   - limits: How long it is waited for.
    ///   - backOff: How long the app is left alone after it has ended.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it does not say what it offers.
    static func join(
        _ id: String, _ program: Program, cache: OfferCache, limits: CallLimits, backOff: BackOff
    ) async throws -> JoinedApp {
        let supervisor = Supervisor<JoinedSession>(name: "the app '\(id)'", backOff: backOff) {
            try await start(id, program, cache, limits)
        }
        let changes = ChangeWatch(of: id)
        if let kept = cache.offer(of: id, try ProgramIdentity(program)).flatMap({ try? JoinedOffer($0, of: id) }) {
            return JoinedApp(kept, limits: limits, supervisor: supervisor, changes: changes)
        }
        guard let offer = try await supervisor.session().offer else {
            throw IntentSystemError.failed("the app '\(id)' did not say what it offers")
        }
        return JoinedApp(offer, limits: limits, supervisor: supervisor, changes: changes)
    }

    private static func start(
        _ id: String, _ program: Program, _ cache: OfferCache, _ limits: CallLimits
    ) async throws -> JoinedSession {
        let identity = try ProgramIdentity(program)
        let session = try JoinedSession(id, program, grace: limits.grace)
        let late = IntentSystemError.failed(
            "the app '\(id)' did not say within \((limits.start / .seconds(1)).formatted()) seconds what it offers")
        do {
            let offer = try JoinedOffer(try await session.send("catalog", within: limits.start, late: late), of: id)
            cache.keep(offer.json, of: id, identity)
            session.offer = offer
            return session
        } catch {
            session.stop(because: "did not say what it offers")
            throw error
        }
    }

    // MARK: What is asked of it

    /// Runs an intent of the app; what the app asks while it runs is answered by the gatekeeper and the person.
    ///
    /// - Parameters:
    ///   - invocation: The intent, by its identifier, and the values given.
    ///   - gatekeeper: Who decides whether it may run.
    ///   - interaction: The way to the person.
    /// - Returns: What came of it.
    /// - Throws: ``IntentSystemError``, also where the app ends or its answer does not fit; or `CancellationError`.
    public func run(
        _ invocation: IntentInvocation, admittedBy gatekeeper: any Gatekeeper, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        let (session, check) = try await session()
        guard let intent = check.offer.catalog.intents.first(where: { $0.identifier == invocation.intent }) else {
            throw IntentSystemError.failed("the app '\(app.id)' has no intent '\(invocation.intent)' any more")
        }
        let run = JoinedRun(intent, invocation, check: check, admittedBy: gatekeeper, through: interaction)
        let answer: JSONValue
        do {
            answer = try await session.send(
                "invoke",
                [
                    "intent": .string(intent.identifier), "arguments": .object(invocation.arguments),
                    "mayReadFiles": .bool(invocation.mayReadFiles),
                    "isLowConfidence": .bool(invocation.isLowConfidence),
                    "requester": .string(invocation.requester),
                    "hasReadForeignText": .bool(invocation.hasReadForeignText),
                    "takesCorrections": .bool(interaction.takesCorrections),
                    "timeLimit": .number(limits.run / .seconds(1)),
                ],
                // The app has a limit of its own, which says better what took so long.
                within: limits.run + limits.grace,
                late: .timedOut(intent: intent.name, seconds: Int((limits.run + limits.grace).components.seconds)),
                asking: run)
        } catch {
            await run.allTold()
            throw error
        }
        await run.allTold()
        guard run.wasAdmitted else {
            throw check.refusal("ran '\(intent.identifier)' without asking whether it may")
        }
        return try check.outcome(answer, of: intent)
    }

    /// Looks at everything that the app offers, in the app's own process, where its types are.
    ///
    /// - Parameter canAuthenticate: Whether anything here can authenticate the person.
    /// - Returns: What `IntentCatalog.inspect` tells there.
    /// - Throws: ``IntentSystemError``, also where the app ends or its answer does not fit.
    public func inspect(canAuthenticate: Bool) async throws -> [InspectedItem] {
        let (session, check) = try await session()
        let answer = try await session.send(
            "inspect", ["canAuthenticate": .bool(canAuthenticate)], within: limits.run, late: late("doctor"))
        guard let list = answer.array else { throw check.refusal("said nothing of what it offers") }
        return try list.map { json throws(IntentSystemError) in
            guard let item = InspectedItem(json: json, of: app) else {
                throw check.refusal("told of something that it offers without its kind and name")
            }
            return item
        }
    }

    /// Finds entities of the app.
    ///
    /// - Parameter request: The type, by its name, and what the entities must be.
    /// - Returns: The entities, and whether these are all.
    /// - Throws: ``IntentSystemError``, also where the app ends or its answer does not fit.
    public func find(_ request: FindRequest) async throws -> FoundEntities {
        let (session, check) = try await session()
        guard let type = check.offer.catalog.entities.first(where: { $0.typeName == request.entity }) else {
            throw IntentSystemError.failed("the app '\(app.id)' has no entities '\(request.entity)' any more")
        }
        var params: JSONObject = [
            "entity": .string(type.typeName), "conditions": .array(request.conditions.map { .string($0) }),
        ]
        params["text"] = request.text.map { .string($0) }
        params["sort"] = request.sort.map { .string($0) }
        params["limit"] = request.limit.map { .integer($0) }
        params["offset"] = .integer(request.offset)
        let answer = try await session.send("find", params, within: limits.run, late: late("find"))
        return try check.found(answer, of: type.typeName, for: request)
    }

    /// The entity of a URI, with all its properties.
    ///
    /// - Parameter uri: The URI.
    /// - Throws: ``IntentSystemError``, also where the app ends or its answer does not fit.
    public func entity(at uri: String) async throws -> EntityRecord {
        let (session, check) = try await session()
        try check.check(uri: uri)
        let answer = try await session.send(
            "entity", ["uri": .string(uri)], within: limits.run, late: late("get"))
        let record = try check.record(answer, of: try EntityURI(uri).type)
        guard try EntityURI(record.uri) == EntityURI(uri) else {
            throw check.refusal("gave the entity '\(record.uri)' for '\(uri)'")
        }
        return record
    }

    /// What a parameter of one of the app's intents may be given.
    ///
    /// - Parameters:
    ///   - parameter: The parameter's name.
    ///   - intent: The intent's identifier.
    ///   - text: What was typed so far.
    ///   - arguments: What other parameters were given.
    ///   - limit: How many choices are wanted at most.
    /// - Returns: The choices.
    /// - Throws: ``IntentSystemError``, also where the app ends or its answer does not fit.
    public func choices(
        for parameter: String, of intent: String, matching text: String, beside arguments: JSONObject, limit: Int
    ) async throws -> ParameterChoices? {
        let (session, check) = try await session()
        let answer = try await session.send(
            "choices",
            [
                "intent": .string(intent), "parameter": .string(parameter), "text": .string(text),
                "arguments": .object(arguments), "limit": .integer(limit),
            ], within: limits.run, late: late("choices"))
        guard let found = ParameterChoices(json: answer), found.choices.count <= limit else {
            throw check.refusal("gave no choices for '\(parameter)', or more than were wanted")
        }
        for choice in found.choices { try check.check(uri: choice.id) }
        return found
    }

    /// Takes back what the app's last undoable intent did, where its process still runs.
    ///
    /// - Returns: The intent's name; `nil` where there is nothing to take back.
    /// - Throws: ``IntentSystemError``.
    public func undo() async throws -> String? {
        guard let session = supervisor.current else { return nil }
        return try await session.send("undo", within: limits.run, late: late("undo"))["undone"]?.string
    }

    /// Has the app tell what changes in what it holds, now where it runs, else once it does.
    ///
    /// - Parameter listener: Takes what changes, from any thread; with `nil` nobody wants to know any more.
    public func watch(_ listener: (@Sendable (SystemChange) -> Void)?) {
        changes.set(listener)
        if listener != nil { supervisor.current?.tellChanges(to: changes) }
    }

    /// The app's process; `nil` while it does not run.
    package var processIdentifier: Int32? { supervisor.current?.processIdentifier }

    /// What the app last said on standard error, up to 64 KB; empty while it does not run.
    package var errorOutput: String { supervisor.current?.errorOutput ?? "" }

    private func session() async throws -> (JoinedSession, AnswerCheck) {
        let session = try await supervisor.session()
        guard let offer = session.offer else {
            throw IntentSystemError.failed("the app '\(app.id)' did not say what it offers")
        }
        if changes.isWanted { session.tellChanges(to: changes) }
        return (session, AnswerCheck(offer: offer))
    }

    private func late(_ what: String) -> IntentSystemError {
        .failed("the app '\(app.id)' did not answer '\(what)' within \((limits.run / .seconds(1)).formatted()) seconds")
    }
}
