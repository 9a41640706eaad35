import AppIntents
import IntentRuntime
import JSON

extension IntentSystem {
    /// The system of the ferry.
    static func ferry(timeLimit: Duration = .seconds(30)) -> IntentSystem {
        IntentSystem(
            catalog: IntentCatalog(types: [
                ChooseFerryIntent.self, ConfirmFerryIntent.self, FrontFerryIntent.self, LeaveFerryIntent.self,
                BoardFerryIntent.self, StuckFerryIntent.self, SlowFerryIntent.self, SunkFerryIntent.self,
                CallFerryIntent.self, SearchFerriesIntent.self, DemolishPiersIntent.self, OpenPierIntent.self,
                OpenPageIntent.self, ShowPierIntent.self, RouteIntent.self, TicketsIntent.self, Pier.self,
                FerryPage.self,
            ]), timeLimit: timeLimit)
    }

    /// Runs an intent of the ferry.
    func sail(
        _ intent: String, _ arguments: KeyValuePairs<String, JSONValue> = [:], isLowConfidence: Bool = false,
        asking person: ScriptedPerson = ScriptedPerson()
    ) async throws -> IntentOutcome {
        try await run(
            IntentInvocation(
                intent: intent, arguments: JSONObject(arguments.map { ($0.key, $0.value) }),
                isLowConfidence: isLowConfidence), through: person)
    }

    /// The words of the system's error with which an intent of the ferry ends; `nil` where it ends well.
    func failure(
        _ intent: String, _ arguments: KeyValuePairs<String, JSONValue> = [:],
        asking person: ScriptedPerson = ScriptedPerson()
    ) async -> String? {
        do {
            _ = try await sail(intent, arguments, asking: person)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
