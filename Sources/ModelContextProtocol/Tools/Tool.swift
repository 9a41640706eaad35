import IntentRuntime
import JSON

/// A tool that a client may call.
struct Tool: Sendable {
    /// What a call does.
    enum Action: Sendable {
        case run(IntentDescriptor)
        case find(EntityDescriptor)
        case undo
    }

    let name: String
    let title: String
    let summary: String
    let parameters: [ToolParameter]
    let output: JSONValue
    let hints: ToolHints
    let action: Action
    /// Whether the argument `again` asks for the same once more.
    let takesAgain: Bool

    /// The tool as `tools/list` tells of it.
    func definition(for revision: ProtocolRevision) -> JSONValue {
        var members = JSONObject()
        members["name"] = .string(name)
        if revision.hasStructuredResults { members["title"] = .string(title) }
        members["description"] = .string(summary)
        members["inputSchema"] = input
        if revision.hasStructuredResults { members["outputSchema"] = output }
        if revision.hasAnnotations { members["annotations"] = hints.annotations(title: title) }
        return .object(members)
    }

    private var input: JSONValue {
        var schema = JSONObject([("type", "object")])
        schema["properties"] = .object(JSONObject(parameters.map { ($0.name, $0.schema) }))
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        schema["additionalProperties"] = false
        return .object(schema)
    }
}
