import AppIntents

extension RunPolicy {
    /// What is decided of a run.
    public enum Decision: Sendable, Hashable {
        /// It runs.
        case allowed
        /// It runs if the person says so.
        case asked
        /// It does not run; why.
        case refused(String)
    }

    /// Decides on a run.
    ///
    /// - Parameter request: What the intent is about to do.
    public func decision(on request: AdmissionRequest) -> Decision {
        let name = request.schema ?? request.intent
        if isReadOnly, !request.effect.isReadOnly {
            return .refused("'\(name)' changes something, and only reading is allowed")
        }
        let verdicts = Set(rules.filter { $0.applies(to: request) }.map(\.verdict))
        if verdicts.contains(.refused) { return .refused("the person's policy refuses '\(name)'") }
        if request.effect.sends, let reason = refusal(of: request.recipients, by: name) { return .refused(reason) }
        if verdicts.contains(.asked) { return .asked }
        // What was read may have been written to have something sent, so no standing word will do.
        if request.hasReadForeignText, request.effect.mayLeaveMachine { return .asked }
        if verdicts.contains(.allowed) { return .allowed }
        return request.effect.deletes || request.effect.sends ? .asked : .allowed
    }

    /// Whether an intent is taken away, so that nobody sees it.
    ///
    /// - Parameter intent: The intent.
    public func removes(_ intent: IntentDescriptor) -> Bool {
        if isReadOnly, !intent.effect.isReadOnly { return true }
        return rules.contains {
            $0.verdict == .refused && $0.account == nil
                && $0.names(app: intent.app.id, intent: intent.identifier, schema: intent.schema)
        }
    }

    private func refusal(of addresses: [String], by name: String) -> String? {
        guard let recipients else { return nil }
        let allowed = recipients.isEmpty ? "nobody" : recipients.map(\.text).listed("and")
        let only = "the policy lets something be sent to \(allowed) only"
        guard !recipients.isEmpty else {
            return "'\(name)' sends something, and the policy lets nothing be sent to anybody"
        }
        guard !addresses.isEmpty else { return "whom '\(name)' sends to cannot be told, and \(only)" }
        let others = addresses.filter { address in !recipients.contains { $0.matches(address) } }
        return others.isEmpty ? nil : "'\(name)' would send to \(others.listed("and")), and \(only)"
    }
}
