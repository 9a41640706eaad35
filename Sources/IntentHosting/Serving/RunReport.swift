import AppIntents
import IntentRuntime
import JSON

/// What came of a run, as a host tells it.
struct RunReport: Sendable {
    /// The report.
    let json: JSONValue

    /// Reports on a run.
    init(_ outcome: IntentOutcome) async {
        var members: JSONObject = [:]
        let result = outcome.result
        members["value"] = WireValue.json(await ValueTelling.container(result?.returnedValue))
        if let dialog = result?.spokenDialog {
            members["dialog"] = .string(String(localized: dialog.full))
            members["supportingDialog"] = dialog.supporting.map { .string(String(localized: $0)) }
        }
        members["snippet"] = await Self.json(result?.snippetIntent)
        members["opensIntent"] = await Self.json(result?.followingIntent)
        members["actionButton"] = await Self.json(result?.actionButtonIntent)
        members["opensURL"] = outcome.opens.map { .string($0.absoluteString) }
        json = .object(members)
    }

    /// An intent by its name, with its parameters.
    private static func json(_ intent: (any AppIntent)?) async -> JSONValue? {
        guard let intent else { return nil }
        let parameters = await ValueTelling.parameters(of: intent).sorted { $0.key < $1.key }
        return [
            "identifier": .string(type(of: intent).persistentIdentifier),
            "parameters": .object(JSONObject(parameters.map { ($0.key, WireValue.json($0.value)) })),
        ]
    }
}
