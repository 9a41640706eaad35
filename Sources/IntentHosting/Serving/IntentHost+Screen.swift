import AppIntents
import IntentRuntime
import JSON

extension IntentHost {
    /// The entities of a type that the app's current activities show, those of the most recent activity first.
    func annotations(_ request: JSONValue) async throws -> JSONValue {
        let type = try app.entity(named: try text("type", of: request)).localType()
        var annotations: [JSONValue] = []
        for (index, activity) in CurrentUserActivities.shared.all.enumerated() {
            guard let shown = activity.appEntityIdentifier, shown.entityType == type else { continue }
            for entity in try await app.system.entities(type, identifiers: [shown.identifier]) {
                let content = IntentValueContainer(.entity(await ValueTelling.content(of: entity)))
                // What the person turned to last is what they mean by "this".
                annotations.append(["entity": WireValue.json(content), "isSelected": .bool(index == 0)])
            }
        }
        return .array(annotations)
    }
}
