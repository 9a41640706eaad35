extension AppConnection {
    /// Runs an intent of the app as part of a system.
    func run(
        _ descriptor: IntentDescriptor, _ invocation: IntentInvocation, of system: IntentSystem,
        through interaction: any Interaction
    ) async throws -> IntentOutcome {
        var own = IntentInvocation(
            intent: descriptor.identifier, arguments: invocation.arguments, mayReadFiles: invocation.mayReadFiles,
            isLowConfidence: invocation.isLowConfidence)
        own.requester = invocation.requester
        own.hasReadForeignText = invocation.hasReadForeignText
        let outcome = try await run(own, admittedBy: system.gatekeeper, through: interaction)
        if outcome.isUndoable { system.undoRegister.keep(self, of: descriptor.name) }
        return outcome
    }
}
