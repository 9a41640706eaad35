import IntentRuntime
import JSON

/// The library as an app of another process: its descriptors have no types.
struct DistantLibrary: AppConnection {
    static let app = AppDescriptor(id: "modelContextProtocolTests", title: "Library")

    /// What is known of it here.
    static var catalog: IntentCatalog {
        get throws { try IntentCatalog(json: IntentCatalog.lending.json, app: app) }
    }

    private let system = IntentSystem(catalog: .lending)

    var app: AppDescriptor { Self.app }

    func run(
        _ invocation: IntentInvocation, admittedBy gatekeeper: any Gatekeeper, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        try await system.run(invocation, through: interaction)
    }

    func find(_ request: FindRequest) async throws -> FoundEntities { try await system.find(request) }

    func entity(at uri: String) async throws -> EntityRecord { try await system.entity(at: uri) }

    func choices(
        for parameter: String, of intent: String, matching text: String, beside arguments: JSONObject, limit: Int
    ) async throws -> ParameterChoices? {
        // As over a line between processes.
        ParameterChoices(
            json: try await system.choices(
                for: parameter, of: system.catalog.intent(named: intent), matching: text, beside: arguments,
                limit: limit
            ).json)
    }

    func undo() async throws -> String? { nil }
}
