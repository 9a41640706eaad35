import IntentRuntime
import JSON

extension Tool {
    /// How many entities are returned where nothing is said, and at most.
    static let defaultCount = 20
    static let countLimit = 200

    /// The tool that finds entities of a type.
    init(finding entity: EntityDescriptor, schemas: ValueSchemas, names: inout ToolNames) {
        let what = entity.title.lowercased()
        name = names.take(Self.names(of: entity))
        title = "Find \(entity.title)"
        summary =
            "Finds things of the type '\(what)' in \(entity.app.title), by words, by conditions, or all of them. Each "
            + "result has a URI, which other tools take and which can be read as a resource for all of it."
        let properties = entity.properties.map { "\($0.name) (\($0.kind.words))" }.joined(separator: ", ")
        let names = entity.properties.map(\.name).joined(separator: ", ")
        parameters = [
            ToolParameter(
                name: "text", kind: .text, isRequired: false,
                schema: ["type": "string", "description": "Words to find it by."]),
            ToolParameter(
                name: "where", kind: .list(.text), isRequired: false,
                schema: [
                    "type": "array", "items": ["type": "string"],
                    "description": .string(
                        "Conditions, all of which must hold, each PROPERTY OPERATOR VALUE in one string. Operators: =, !=, <, "
                            + "<=, >, >=, contains, begins with, ends with. Dates are ISO 8601. Properties: \(properties)."
                    ),
                ]),
            ToolParameter(
                name: "sort", kind: .text, isRequired: false,
                schema: [
                    "type": "string",
                    "description": .string("The property to sort by, after a - downwards. Properties: \(names)."),
                ]),
            ToolParameter(
                name: "limit", kind: .integer, isRequired: false, minimum: 1, maximum: Double(Self.countLimit),
                schema: [
                    "type": "integer", "minimum": 1, "maximum": .integer(Self.countLimit),
                    "default": .integer(Self.defaultCount), "description": "How many to return at most.",
                ]),
            ToolParameter(
                name: "offset", kind: .integer, isRequired: false, minimum: 0,
                schema: [
                    "type": "integer", "minimum": 0, "default": 0,
                    "description": "How many of the first to leave out: 'nextOffset' of the answer before.",
                ]),
        ]
        output = [
            "type": "object",
            "properties": [
                "items": ["type": "array", "items": schemas.record(of: entity)],
                "hasMore": [
                    "type": "boolean", "description": "Whether there are more than were returned.",
                ],
                "nextOffset": ["type": "integer", "description": "The offset to go on with, where there are more."],
                "complete": [
                    "type": "boolean", "description": "Whether these are all from the offset on, none left out.",
                ],
                "incompleteBecause": ["type": "string", "description": "Why these are not all."],
            ],
            "required": ["items", "hasMore", "complete"],
        ]
        hints = .looking
        action = .find(entity)
        takesAgain = false
    }

    /// `notes_findNote`, after the schema where there is one.
    private static func names(of entity: EntityDescriptor) -> [String] {
        var base = entity.typeName
        if base.hasSuffix("Entity"), base != "Entity" { base.removeLast("Entity".count) }
        let byType = entity.app.id + "_find" + base.capitalizedFirst
        guard let schema = entity.schema?.split(separator: "."), schema.count > 1 else { return [byType] }
        let noun = String(schema[schema.count - 1]).capitalizedFirst
        return ["\(schema[0])_find\(noun)", "\(entity.app.id)_find\(noun)", byType]
    }
}

extension String {
    /// The text with its first letter upper case and the rest as it is.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
