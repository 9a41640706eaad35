import SchemaCatalog

/// A parameter or property that stands for a member of the schema its type follows.
struct SchemaMemberUse {
    let name: String
    let kind: ValueKind
    /// The identifier of the schema.
    let schema: String
    let isParameter: Bool
    /// The member of the schema, then that of its earlier forms, any of which may be meant.
    let members: [SchemaMember]

    /// The union that is meant, where all that it takes is known.
    var union: UnionSchema? {
        let domain = SchemaCatalog.domain(named: String(schema.prefix { $0 != "." }))
        let unions = Set(
            members.filter(\.valueType.isPlaceholder).map { domain?.union(named: $0.valueType.elementName) })
        // Where another form of the schema takes a type of the app's choice, so may this one.
        guard unions.count == 1, let union = unions.first ?? nil, !union.isExtensible, !union.cases.isEmpty else {
            return nil
        }
        return union
    }

    /// The uses in an intent.
    static func all(in intent: IntentDescriptor) -> [SchemaMemberUse] {
        guard let identifier = intent.schema, let schema = SchemaCatalog.intent(identifier) else { return [] }
        let members = schema.parameters + schema.earlier.flatMap(\.members)
        return intent.parameters.compactMap { parameter in
            SchemaMemberUse(
                name: parameter.name, kind: parameter.kind, schema: identifier, isParameter: true, among: members)
        }
    }

    /// The uses in an entity type.
    static func all(in entity: EntityDescriptor) -> [SchemaMemberUse] {
        guard let identifier = entity.schema, let schema = SchemaCatalog.entity(identifier) else { return [] }
        let members = schema.properties + schema.earlier.flatMap(\.members)
        return entity.properties.compactMap { property in
            SchemaMemberUse(
                name: property.name, kind: property.kind, schema: identifier, isParameter: false, among: members)
        }
    }

    private init?(name: String, kind: ValueKind, schema: String, isParameter: Bool, among members: [SchemaMember]) {
        let members = members.filter { $0.name == name }
        if members.isEmpty { return nil }
        self.name = name
        self.kind = kind
        self.schema = schema
        self.isParameter = isParameter
        self.members = members
    }
}
