import IntentRuntime
import JSON

/// Stands in for a person: nobody can be asked, as the demo's requests leave nothing open.
struct NobodyThere: Interaction {
    func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }
    func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }
    func confirm(_ request: ConfirmationRequest) async throws -> Bool? { nil }
    func report(_ progress: ProgressReport) async {}
}
