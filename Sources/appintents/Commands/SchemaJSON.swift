import JSON
import SchemaCatalog

/// What is known of domains and schemas, as JSON.
enum SchemaJSON {
    /// All domains, with how many schemas each has.
    static func list(_ domains: [SchemaDomain]) -> JSONValue {
        .array(
            domains.map { domain in
                var members = heading(domain)
                members["intents"] = .integer(domain.intents.count)
                members["entities"] = .integer(domain.entities.count)
                members["enums"] = .integer(domain.enums.count)
                return .object(members)
            })
    }

    /// A domain with its schemas.
    static func json(_ domain: SchemaDomain) -> JSONValue {
        var members = heading(domain)
        members["intents"] = .array(domain.intents.map { json(.intent($0), of: domain) })
        members["entities"] = .array(domain.entities.map { json(.entity($0), of: domain) })
        members["enums"] = .array(domain.enums.map { json(.enumeration($0), of: domain) })
        members["unions"] = .array(domain.unions.map(json))
        return .object(members)
    }

    /// A schema with all that it asks for.
    static func json(_ schema: DescribedSchema, of domain: SchemaDomain) -> JSONValue {
        let common = schema.common
        var members: JSONObject = [
            "name": .string(common.identifier), "kind": .string(schema.kind), "type": .string(common.typeName),
            "title": .string(common.title), "description": .string(common.summary),
            "availability": texts(common.availability), "experiences": texts(common.experiences),
        ]
        if !schema.conformances.isEmpty { members["conformances"] = texts(schema.conformances) }
        switch schema {
        case .intent(let intent):
            members["isDeprecated"] = .bool(intent.isDeprecated)
            members["replacement"] = intent.replacement.map { .string($0) }
            members["isOfGroup"] = .bool(domain.requiredIntents.contains(intent.name))
            members["parameters"] = .array(intent.parameters.map(json))
            members["result"] = intent.result.map { .object(json($0)) }
        case .entity(let entity):
            members["properties"] = .array(entity.properties.map(json))
        case .enumeration(let enumeration):
            members["rawType"] = .string(enumeration.rawType)
            members["cases"] = texts(enumeration.cases)
            members["isExtensible"] = .bool(enumeration.isExtensible)
        }
        if !schema.statics.isEmpty { members["statics"] = .array(schema.statics.map(json)) }
        let unions = schema.unions(of: domain)
        if !unions.isEmpty { members["unions"] = .array(unions.map(json)) }
        if !schema.earlier.isEmpty { members["earlier"] = .array(schema.earlier.map { json($0, of: schema) }) }
        return .object(members)
    }

    private static func heading(_ domain: SchemaDomain) -> JSONObject {
        var members: JSONObject = ["name": .string(domain.name)]
        members["provider"] = domain.provider.map { .string($0) }
        members["experiences"] = texts(SchemaDescription.experiences(of: domain))
        members["requiresAll"] = .bool(domain.requiresAll)
        members["requiredIntents"] = texts(domain.requiredIntents)
        return members
    }

    private static func json(_ union: UnionSchema) -> JSONValue {
        [
            "name": .string(union.name), "description": .string(union.summary),
            "isExtensible": .bool(union.isExtensible), "cases": .array(union.cases.map(json)),
        ]
    }

    private static func json(_ shape: EarlierShape, of schema: DescribedSchema) -> JSONValue {
        let name = if case .intent = schema { "parameters" } else { "properties" }
        return .object([
            "release": .string(shape.release), "conformances": texts(shape.conformances),
            name: .array(shape.members.map(json)),
        ])
    }

    private static func json(_ member: SchemaMember) -> JSONValue {
        var members: JSONObject = ["name": .string(member.name)]
        for (name, value) in json(member.valueType) { members[name] = value }
        return .object(members)
    }

    private static func json(_ type: SchemaType) -> JSONObject {
        var members: JSONObject = ["type": .string(type.name), "isOptional": .bool(type.isOptional)]
        members["ref"] = type.ref.map { .string($0) }
        if type.isPlaceholder { members["isOfApp"] = true }
        return members
    }

    private static func json(_ member: SchemaStatic) -> JSONValue {
        var members: JSONObject = ["name": .string(member.name), "type": .string(member.type)]
        members["value"] = member.value.map { .string($0) }
        members["isRequired"] = .bool(member.isRequired)
        return .object(members)
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
