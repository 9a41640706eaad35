import AppIntents
import IntentRuntime
import JSON

/// Leaves it to whoever asked for a run what intents may do, so that the policy stays in one place.
struct ForwardedGatekeeper: Gatekeeper {
    let line: any HostLine

    func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
    ) async throws {
        guard policy != .alwaysAllowed else { return }
        let wanted = policy == .requiresLocalDeviceAuthentication ? "localDevice" : "person"
        let answer = try await line.ask([
            "kind": "authentication", "intent": .string(intent), "policy": .string(wanted),
        ])
        if answer["authenticated"]?.bool != true {
            throw Self.error(in: answer) ?? .authenticationRequired(intent: intent)
        }
    }

    func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
        let answer = try await line.ask(["kind": "admission", "request": request.json])
        if answer["admitted"]?.bool != true {
            throw Self.error(in: answer) ?? .nobodyToConfirm(question: request.question)
        }
    }

    private static func error(in answer: JSONValue) -> IntentSystemError? {
        answer["error"].flatMap { IntentSystemError(json: $0) }
    }
}
