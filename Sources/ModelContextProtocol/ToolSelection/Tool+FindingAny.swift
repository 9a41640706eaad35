import IntentRuntime
import JSON

extension Tool {
    static let findEntities = "find_entities"

    /// How long the list of all types' properties may be; of more, an error names those of the type that was meant.
    private static let longestPropertyList = 1500

    /// How many types are named one by one.
    private static let typeLimit = 60

    /// The tool that finds entities of a type that it is told.
    init(findingAnyOf entities: [EntityDescriptor], schemas: ValueSchemas) {
        name = Self.findEntities
        title = "Find Entities"
        summary =
            "Finds things of one type, by words, by conditions, or all. Each has a URI, which other tools take and read_resource reads."
        let names = entities.map { schemas.catalog.shortName(of: $0) }
        var entity: JSONObject = ["type": "string", "description": "The type."]
        if entities.count <= Self.typeLimit { entity["enum"] = .array(names.map { .string($0) }) }
        let list = zip(names, entities).map { "\($0): \(Self.properties(of: $1))" }.joined(separator: "; ")
        let properties =
            list.utf8.count <= Self.longestPropertyList
            ? "Properties of \(list)." : "A wrong property is answered with those that the type has."
        parameters =
            [ToolParameter(name: "entity", kind: .text, isRequired: true, schema: .object(entity))]
            + Self.findingParameters(properties)
        output = schemas.found()
        hints = .looking
        action = .findAny
        takesAgain = false
    }
}

extension IntentCatalog {
    /// The shortest name by which an entity type is found.
    fileprivate func shortName(of entity: EntityDescriptor) -> String {
        let isOnly = entities.count { $0.name.lowercased() == entity.name.lowercased() } == 1
        return isOnly ? entity.name : "\(entity.app.id)/\(entity.typeName)"
    }
}
