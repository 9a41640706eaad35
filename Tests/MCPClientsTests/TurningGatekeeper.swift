import AppIntents
import IntentRuntime
import MCPClients

/// Allows everything, and has the server do something meanwhile.
struct TurningGatekeeper: Gatekeeper {
    let app: MCPServerApp

    func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
    ) async throws {}

    func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
        _ = try await app.find(FindRequest(entity: "Resource"))
    }
}
