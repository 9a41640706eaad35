import AppIntents

/// Decides by a policy what intents may do.
public struct PolicyGatekeeper: Gatekeeper {
    /// Makes a gatekeeper that asks the person before anything is deleted.
    public init() {}

    public func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
    ) async throws {
        guard policy == .alwaysAllowed else { throw IntentSystemError.authenticationRequired(intent: intent) }
    }

    public func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
        guard request.effect.deletes else { return }
        let question = ConfirmationRequest(question: request.question, isDestructive: true)
        switch try await interaction.confirm(question) {
        case true?: return
        case false?: throw IntentSystemError.declined(question: request.question)
        case nil: throw IntentSystemError.nobodyToConfirm(question: request.question)
        }
    }
}
