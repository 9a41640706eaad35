import AppIntents
import IntentRuntime
import JSON
import MCPClients

extension MCPServerApp {
    /// Runs a tool as the system does.
    func run(
        _ tool: String, _ arguments: JSONObject = [:], by gatekeeper: any Gatekeeper = PolicyGatekeeper(),
        as person: Person = Person()
    ) async throws -> IntentOutcome {
        try await run(
            IntentInvocation(intent: tool, arguments: arguments), admittedBy: gatekeeper, through: person)
    }

    /// What a run of a tool fails with, in words; `nil` where it does not fail.
    func failure(of tool: String, _ arguments: JSONObject = [:], as person: Person = Person()) async -> String? {
        do {
            _ = try await run(tool, arguments, as: person)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
