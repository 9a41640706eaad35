import AppIntents
import IntentRuntime
import JSON
import Synchronization

/// A run of an app's intent: answers what the app asks, by the gatekeeper and the person.
final class JoinedRun: RequestAsker {
    private struct State {
        var wasAdmitted = false
        /// The newest that the app told and the person was not told.
        var progress: ProgressReport?
        var isTelling = false
        /// What tells the person.
        var telling: Task<Void, Never>?
    }

    private let check: AnswerCheck
    private let intent: IntentDescriptor
    private let invocation: IntentInvocation
    private let gatekeeper: any Gatekeeper
    private let interaction: any Interaction
    private let state = Mutex(State())

    init(
        _ intent: IntentDescriptor, _ invocation: IntentInvocation, check: AnswerCheck,
        admittedBy gatekeeper: any Gatekeeper, through interaction: any Interaction
    ) {
        self.intent = intent
        self.invocation = invocation
        self.check = check
        self.gatekeeper = gatekeeper
        self.interaction = interaction
    }

    /// Whether the gatekeeper let the intent run.
    var wasAdmitted: Bool { state.withLock(\.wasAdmitted) }

    func answer(_ question: JSONValue) async -> JSONValue {
        do {
            switch question["kind"]?.string {
            case "admission": return try await admit(question["request"] ?? .null)
            case "authentication": return try await authenticate(question)
            default:
                return try await ForwardedQuestion(json: question, of: check.offer.app).answer(through: interaction)
            }
        } catch let error as IntentSystemError {
            return ["error": error.json]
        } catch {
            // Whoever asked for the run has given it up, or cannot be asked.
            return .null
        }
    }

    func take(_ event: JSONValue) {
        state.withLock { state in
            state.progress = ProgressReport(json: event)
            guard !state.isTelling else { return }
            state.isTelling = true
            // One at a time, and only the newest: what the person cannot be told as fast as it comes is left out.
            state.telling = Task { await tell() }
        }
    }

    /// Waits until all that the app has told is told to the person, so that nothing about the run comes after its outcome.
    func allTold() async { await state.withLock(\.telling)?.value }

    private func tell() async {
        while let progress = next() { await interaction.report(progress) }
    }

    private func next() -> ProgressReport? {
        state.withLock { state in
            defer { state.progress = nil }
            if state.progress == nil { state.isTelling = false }
            return state.progress
        }
    }

    /// Asks the gatekeeper, with what is known here in place of what the app says of itself.
    private func admit(_ json: JSONValue) async throws -> JSONValue {
        let asked = try AdmissionRequest(json: json)
        guard let descriptor = check.offer.catalog.intents.first(where: { $0.identifier == asked.intent }) else {
            throw check.refusal("wanted to run '\(asked.intent)', an intent that it did not say it has")
        }
        for subject in asked.subjects { try check.check(uri: subject.uri) }
        let request = AdmissionRequest(
            app: check.offer.app.id, intent: descriptor.identifier, schema: descriptor.schema,
            title: descriptor.title, effect: descriptor.effect.and(asked.effect), subjects: asked.subjects,
            moreSubjects: asked.moreSubjects, recipients: asked.recipients, values: asked.values,
            question: asked.question,
            requester: invocation.requester, hasReadForeignText: invocation.hasReadForeignText,
            wantsAuthentication: asked.wantsAuthentication)
        try await gatekeeper.admit(request, through: interaction)
        if descriptor.identifier == intent.identifier { state.withLock { $0.wasAdmitted = true } }
        return ["admitted": true]
    }

    private func authenticate(_ question: JSONValue) async throws -> JSONValue {
        let policy: IntentAuthenticationPolicy =
            question["policy"] == "localDevice" ? .requiresLocalDeviceAuthentication : .requiresAuthentication
        try await gatekeeper.authenticate(for: intent.name, as: policy, through: interaction)
        return ["authenticated": true]
    }
}
