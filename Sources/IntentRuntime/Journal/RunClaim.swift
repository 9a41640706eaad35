import AppIntents
import JSON
import Synchronization

/// Sees to it that of runs with the same request, only one does what is asked: it claims the request for its run once nothing more
/// stands between it and the intent's work.
///
/// A run that waits for its person has done nothing yet, so it must not stand in the way of another, and the answers that it gets
/// belong to its request.
final class RunClaim: Gatekeeper {
    /// The run whose claim is being made.
    @TaskLocal static var current: RunClaim?

    private struct State {
        var answers: [JSONValue] = []
        var isTaken = false
        var hasPerformed = false
        var repeated: IntentOutcome?
    }

    /// Ends a run whose request another one has done meanwhile.
    private struct WasRepeated: Error {}

    private let gatekeeper: any Gatekeeper
    private let claim: @Sendable ([JSONValue]) async throws -> IntentOutcome?
    private let release: @Sendable () -> Void
    private let state = Mutex(State())

    /// Makes a claim that is not taken yet.
    ///
    /// - Parameters:
    ///   - gatekeeper: Who decides whether the intent may run.
    ///   - claim: Claims the request with the answers that the person has given; returns the answer of another run that was done.
    ///   - release: Takes the claim back.
    init(
        behind gatekeeper: any Gatekeeper, claim: @escaping @Sendable ([JSONValue]) async throws -> IntentOutcome?,
        release: @escaping @Sendable () -> Void
    ) {
        self.gatekeeper = gatekeeper
        self.claim = claim
        self.release = release
    }

    /// The answer of another run of the same request, where there is one that was done before this one could be.
    var repeated: IntentOutcome? { state.withLock(\.repeated) }

    /// Whether the intent did its work, whatever became of its result.
    var hasPerformed: Bool { state.withLock(\.hasPerformed) }

    /// Notes that the intent did its work.
    func notePerformed() { state.withLock { $0.hasPerformed = true } }

    /// Notes an answer of the person's, which belongs to the request; one that comes too late for that makes every run one of its own.
    func note(_ answer: JSONValue) {
        let isLate = state.withLock { state in
            state.answers.append(answer)
            return state.isTaken
        }
        if isLate { release() }
    }

    func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
    ) async throws {
        try await gatekeeper.authenticate(for: intent, as: policy, through: interaction)
    }

    func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
        try await gatekeeper.admit(request, through: interaction)
        // An intent that follows belongs to the run of the first.
        let answers = state.withLock { $0.isTaken ? nil : $0.answers }
        guard let answers else { return }
        if let outcome = try await claim(answers) {
            state.withLock { $0.repeated = outcome }
            throw WasRepeated()
        }
        state.withLock { $0.isTaken = true }
    }
}
