import SchemaCatalog

/// Source of types that follow schemas, made from the catalogue.
enum SchemaSource {
    /// An intent that has exactly the schema's members.
    static func complete(_ schema: IntentSchema) -> String {
        type("AppIntent", schema.identifier, schema.typeName, schema.parameters, schema.statics)
    }

    /// An entity that has exactly the schema's members.
    static func complete(_ schema: EntitySchema) -> String {
        type("AppEntity", schema.identifier, schema.typeName, schema.properties, schema.statics)
    }

    /// An enumeration that has the schema's cases, or one of its own where the schema leaves them to the app.
    static func complete(_ schema: EnumSchema) -> String {
        let cases = schema.cases.isEmpty ? ["own"] : schema.cases
        let lines = cases.map { "    case `\($0)`\n" }.joined()
        return "@AppEnum(schema: .\(schema.identifier))\nenum \(schema.typeName): String {\n\(lines)}\n"
    }

    /// A type with an attribute and nothing in its body.
    static func empty(_ attribute: String, _ identifier: String, _ declaration: String) -> String {
        "@\(attribute)(schema: .\(identifier))\n\(declaration) {}\n"
    }

    /// A type with the given members.
    static func type(
        _ attribute: String, _ identifier: String, _ name: String, _ members: [SchemaMember], _ statics: [SchemaStatic]
    ) -> String {
        let lines = members.map(\.declaration) + statics.filter(\.isRequired).compactMap(\.declaration)
        let body = lines.map { "    \($0)\n" }.joined()
        return "@\(attribute)(schema: .\(identifier))\nstruct \(name) {\n\(body)}\n"
    }
}
