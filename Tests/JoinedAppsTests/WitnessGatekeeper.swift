import AppIntents
import IntentRuntime
import Synchronization

/// Lets everything run, and notes what it was asked.
final class WitnessGatekeeper: Gatekeeper {
    private let asked = Mutex<[AdmissionRequest]>([])

    /// What it was asked.
    var requests: [AdmissionRequest] { asked.withLock { $0 } }

    func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
    ) async throws {}

    func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
        asked.withLock { $0.append(request) }
    }
}
