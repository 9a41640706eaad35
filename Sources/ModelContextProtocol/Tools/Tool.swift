import IntentRuntime
import JSON

/// A tool that a client may call.
struct Tool: Sendable {
    /// What a call does.
    enum Action: Sendable {
        case run(IntentDescriptor)
        case find(EntityDescriptor)
        /// Finds entities of the type that it is told.
        case findAny
        case readResource
        case undo
        case searchTools
        /// Calls the tool that it is told.
        case callTool
    }

    let name: String
    let title: String
    let summary: String
    let parameters: [ToolParameter]
    /// The schema of its structured result, where that is known.
    let output: JSONValue?
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
        members["inputSchema"] = input(for: revision)
        if revision.hasStructuredResults { members["outputSchema"] = output }
        // The title stands once: among the annotations only where it has no better place.
        if revision.hasAnnotations {
            members["annotations"] = hints.annotations(title: revision.hasStructuredResults ? nil : title)
        }
        return .object(members)
    }

    /// The schema of the arguments.
    func input(for revision: ProtocolRevision) -> JSONValue {
        var schema = JSONObject([("type", "object")])
        schema["properties"] = .object(JSONObject(parameters.map { ($0.name, $0.schema) }))
        let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { schema["required"] = .array(required) }
        schema["additionalProperties"] = false
        return .object(revision.hasSharedDefinitions ? SharedDefinitions.sharing(schema) : schema)
    }

    /// How many tokens the definition has, in the revision in which it has most.
    ///
    /// That is one in which parts that stand in a schema several times are written out, or the newest, which has all members.
    var tokens: Int {
        [ProtocolRevision.june2025, .july2026].map { TokenEstimate.tokens(of: definition(for: $0)) }.max() ?? 0
    }

    /// The app that the tool belongs to, if it belongs to one.
    var app: AppDescriptor? {
        switch action {
        case .run(let intent): intent.app
        case .find(let entity): entity.app
        case .findAny, .readResource, .undo, .searchTools, .callTool: nil
        }
    }

    /// Whether it runs an intent.
    var isIntent: Bool { if case .run = action { true } else { false } }

    /// Whether it finds entities of one type.
    var isFinder: Bool { if case .find = action { true } else { false } }
}
