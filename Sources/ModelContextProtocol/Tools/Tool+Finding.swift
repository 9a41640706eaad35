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
        summary = "Finds things of the type '\(what)' in \(entity.app.title), by words, by conditions, or all."
        parameters = Self.findingParameters("Properties: \(Self.properties(of: entity)).")
        output = schemas.found()
        hints = .looking
        action = .find(entity)
        takesAgain = false
    }

    /// What tools that find take.
    ///
    /// - Parameter properties: Words about the properties that there are.
    static func findingParameters(_ properties: String) -> [ToolParameter] {
        [
            ToolParameter(
                name: "text", kind: .text, isRequired: false,
                schema: ["type": "string", "description": "Words to find it by."]),
            ToolParameter(
                name: "where", kind: .list(.text), isRequired: false,
                schema: [
                    "type": "array", "items": ["type": "string"],
                    "description": .string(
                        "Conditions that must all hold, each PROPERTY OPERATOR VALUE in one string. Operators: = != < <= > >= "
                            + "contains, begins with, ends with. \(properties)"),
                ]),
            ToolParameter(
                name: "sort", kind: .text, isRequired: false,
                schema: ["type": "string", "description": "A property; after - downwards."]),
            ToolParameter(
                name: "limit", kind: .integer, isRequired: false, minimum: 1, maximum: Double(countLimit),
                schema: [
                    "type": "integer", "minimum": 1, "maximum": .integer(countLimit), "default": .integer(defaultCount),
                ]),
            ToolParameter(
                name: "offset", kind: .integer, isRequired: false, minimum: 0,
                schema: ["type": "integer", "minimum": 0, "description": "'nextOffset' of the answer before."]),
        ]
    }

    /// An entity type's properties, each with its kind where that is not text.
    static func properties(of entity: EntityDescriptor) -> String {
        entity.properties.map { $0.kind == .text ? $0.name : "\($0.name) (\(words(for: $0.kind)))" }
            .joined(separator: ", ")
    }

    /// A kind of value in a word or two.
    private static func words(for kind: ValueKind) -> String {
        switch kind {
        case .date, .dateComponents: "ISO 8601"
        case .list: "list"
        default: kind.words
        }
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
