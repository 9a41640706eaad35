import AppIntents

/// The one place that decides what an intent may do: it lets a run go on, or throws what stands against it.
public protocol Gatekeeper: Sendable {
    /// Has the person authenticated as an intent wants, before anything is asked.
    ///
    /// - Parameters:
    ///   - intent: The intent's name.
    ///   - policy: What the intent wants.
    ///   - interaction: The way to the person.
    /// - Throws: ``IntentSystemError/authenticationRequired(intent:)`` where that cannot be.
    func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction) async throws

    /// Lets an intent run whose values are resolved, with the person's consent where that is needed.
    ///
    /// - Parameters:
    ///   - request: What the intent is about to do.
    ///   - interaction: The way to the person.
    /// - Throws: ``IntentSystemError/declined(question:)`` and the other errors that say why it may not.
    func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws

    /// Asks for a yes that an intent wants while it runs.
    ///
    /// Without an implementation of its own a gatekeeper leaves it to the interaction.
    ///
    /// - Parameters:
    ///   - question: What the intent asks.
    ///   - request: What it was admitted for.
    ///   - interaction: The way to the person.
    /// - Returns: Whether the person said yes; `nil` where nobody can be asked.
    /// - Throws: ``IntentSystemError`` where the answer has not come.
    func confirm(
        _ question: ConfirmationRequest, of request: AdmissionRequest, through interaction: any Interaction
    ) async throws -> Bool?
}

extension Gatekeeper {
    /// Leaves the question to the interaction.
    ///
    /// - Parameters:
    ///   - question: What the intent asks.
    ///   - request: What it was admitted for.
    ///   - interaction: The way to the person.
    /// - Returns: Whether the person said yes; `nil` where nobody can be asked.
    public func confirm(
        _ question: ConfirmationRequest, of request: AdmissionRequest, through interaction: any Interaction
    ) async throws -> Bool? {
        try await interaction.confirm(question)
    }
}
