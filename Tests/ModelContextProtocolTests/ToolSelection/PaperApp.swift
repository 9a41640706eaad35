import IntentRuntime
import JSON

/// An app of another process that says what was asked of it, and does nothing.
struct PaperApp: AppConnection {
    let app: AppDescriptor

    func run(
        _ invocation: IntentInvocation, admittedBy gatekeeper: any Gatekeeper, through interaction: any Interaction
    ) async throws -> IntentOutcome {
        IntentOutcome(
            intent: invocation.intent, value: .string(JSONValue.object(invocation.arguments).text), dialog: nil)
    }

    func find(_ request: FindRequest) async throws -> FoundEntities {
        FoundEntities([], missing: ["asked for \(request.entity)"])
    }

    func entity(at uri: String) async throws -> EntityRecord {
        throw IntentSystemError.notFound(type: "thing", words: uri)
    }

    func undo() async throws -> String? { nil }
}
