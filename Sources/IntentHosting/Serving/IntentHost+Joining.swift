import IntentRuntime
import JSON

/// What a system asks of an app that has joined it: values are told as a person would be told them.
extension IntentHost {
    /// Runs an intent where whoever asks lets it.
    func invoke(_ request: JSONValue, _ line: any HostLine) async throws -> JSONValue {
        var system = app.system
        system.gatekeeper = ForwardedGatekeeper(line: line)
        let intent = try app.intent(named: try text("intent", of: request))
        var invocation = IntentInvocation(
            intent: "\(intent.app.id)/\(intent.identifier)", arguments: request["arguments"]?.object ?? [:],
            mayReadFiles: request["mayReadFiles"]?.bool ?? false,
            isLowConfidence: request["isLowConfidence"]?.bool ?? false)
        invocation.requester = request["requester"]?.string ?? invocation.requester
        invocation.hasReadForeignText = request["hasReadForeignText"]?.bool ?? false
        let interaction = HostInteraction(
            line: line, app: intent.app.id, catalog: system.catalog,
            takesCorrections: request["takesCorrections"]?.bool ?? false)
        let outcome = try await system.run(invocation, through: interaction)
        return [
            "outcome": outcome.json, "records": .array(outcome.records.map(\.json)),
            "isUndoable": .bool(outcome.isUndoable),
        ]
    }

    /// Tells what is wrong with what the app offers, and whether it is reached.
    func inspect(_ request: JSONValue) async -> JSONValue {
        let canAuthenticate = request["canAuthenticate"]?.bool ?? false
        var items: [JSONValue] = []
        for part in app.system.catalog.apps {
            items += await app.system.catalog.inspect(part, canAuthenticate: canAuthenticate).map(\.json)
        }
        return .array(items)
    }

    /// Tells what a parameter may be given.
    func choices(_ request: JSONValue) async throws -> JSONValue {
        try await app.system.choices(
            for: try text("parameter", of: request), of: try app.intent(named: try text("intent", of: request)),
            matching: request["text"]?.string ?? "", beside: request["arguments"]?.object ?? [:],
            limit: max(request["limit"]?.integer ?? 100, 0)
        ).json
    }

    /// Finds entities.
    func find(_ request: JSONValue) async throws -> JSONValue {
        let found = try await app.system.find(
            FindRequest(
                entity: try text("entity", of: request), text: request["text"]?.string,
                conditions: request["conditions"]?.array?.compactMap(\.string) ?? [], sort: request["sort"]?.string,
                limit: request["limit"]?.integer, offset: request["offset"]?.integer ?? 0))
        return found.json
    }
}
