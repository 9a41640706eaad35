import IntentRuntime
import JSON

extension ValueSchemas {
    // MARK: In the list of tools

    /// The schema of what comes of running an intent, without what entities hold: each tool's definition has one.
    func outcome(of intent: IntentDescriptor) -> JSONValue {
        outcome(intent.result.map { output($0) })
    }

    /// The schema of what is found, without what entities hold.
    func found() -> JSONValue { found(Self.record()) }

    // MARK: In full

    /// The schema of a tool's structured result with all that entities hold; `nil` where it is not known.
    func output(of tool: Tool) -> JSONValue? {
        switch tool.action {
        case .run(let intent): outcome(intent.result.map { output($0, isRecord: true) })
        case .find(let entity): found(record(of: entity))
        case .findAny, .readResource, .undo, .searchTools, .callTool: tool.output
        }
    }

    // MARK: Parts

    private func outcome(_ value: JSONValue?) -> JSONValue {
        var properties = JSONObject([("intent", ["type": "string"] as JSONValue)])
        properties["value"] = value
        properties["dialog"] = ["type": "string"]
        return ["type": "object", "properties": .object(properties), "required": ["intent"]]
    }

    private func found(_ record: JSONValue) -> JSONValue {
        [
            "type": "object",
            "properties": [
                "items": ["type": "array", "items": record], "hasMore": ["type": "boolean"],
                "nextOffset": ["type": "integer"], "complete": ["type": "boolean"],
                "incompleteBecause": ["type": "string"],
            ],
            "required": ["items", "hasMore", "complete"],
        ]
    }

    /// The schema of an entity, which other tools take by its URI.
    private static func record(mayBeNull: Bool = false) -> JSONValue {
        [
            "type": mayBeNull ? ["object", "null"] : "object",
            "properties": ["uri": ["type": "string"], "title": ["type": "string"]], "required": ["uri", "title"],
        ]
    }

    /// The schema of an entity with its properties.
    private func record(of entity: EntityDescriptor, mayBeNull: Bool = false) -> JSONValue {
        let properties = entity.properties.map { ($0.name, output($0.kind)) }
        var members = JSONObject(["uri", "type", "schema", "id", "title"].map { ($0, ["type": "string"]) })
        for name in ["subtitle", "url"] { members[name] = ["type": ["string", "null"]] }
        members["properties"] = ["type": "object", "properties": .object(JSONObject(properties))]
        return [
            "type": mayBeNull ? ["object", "null"] : "object",
            "properties": .object(members),
            "required": ["uri", "type", "id", "title", "properties"],
        ]
    }

    /// The schema of a value that is returned.
    ///
    /// - Parameters:
    ///   - kind: The kind of value.
    ///   - isRecord: Whether an entity is told with all that it holds.
    private func output(_ kind: ValueKind, isRecord: Bool = false) -> JSONValue {
        switch kind {
        case .boolean: ["type": ["boolean", "null"]]
        case .integer: ["type": ["integer", "null"]]
        case .number, .duration: ["type": ["number", "null"]]
        case .text, .date, .dateComponents, .url, .enumeration: ["type": ["string", "null"]]
        case .recurrence, .personName: ["type": ["string", "null"]]
        case .measurement, .money, .paymentMethod, .person, .place: ["type": ["object", "null"]]
        case .file:
            [
                "type": ["object", "null"],
                "properties": [
                    "name": ["type": "string"], "type": ["type": "string"], "size": ["type": "integer"],
                    "uri": ["type": "string"],
                ],
            ]
        case .entity(let app, let type):
            if isRecord, let entity = catalog.entities.first(where: { $0.app.id == app && $0.typeName == type }) {
                record(of: entity, mayBeNull: true)
            } else {
                Self.record(mayBeNull: true)
            }
        case .union(_, let cases):
            [
                "type": ["object", "null"],
                "properties": .object(JSONObject(cases.map { ($0.name, output($0.kind)) })),
            ]
        case .list(let element): ["type": ["array", "null"], "items": output(element, isRecord: isRecord)]
        case .other: [:]
        }
    }
}
