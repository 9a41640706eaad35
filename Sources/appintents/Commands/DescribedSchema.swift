import SchemaCatalog

/// A schema of any kind, with what is shown of all of them.
enum DescribedSchema {
    case intent(IntentSchema)
    case entity(EntitySchema)
    case enumeration(EnumSchema)

    /// The schemas of a name: an intent, an entity and an enum may share one.
    static func all(named name: String, in domain: SchemaDomain) -> [DescribedSchema] {
        [
            domain.intent(named: name).map(DescribedSchema.intent),
            domain.entity(named: name).map(DescribedSchema.entity),
            domain.enumeration(named: name).map(DescribedSchema.enumeration),
        ].compactMap(\.self)
    }

    /// The kind in a word.
    var kind: String {
        switch self {
        case .intent: "intent"
        case .entity: "entity"
        case .enumeration: "enum"
        }
    }

    /// What is known of a schema of each kind.
    var common: Common {
        switch self {
        case .intent(let schema):
            Common(
                identifier: schema.identifier, typeName: schema.typeName, title: schema.title, summary: schema.summary,
                availability: schema.availability, experiences: schema.experiences)
        case .entity(let schema):
            Common(
                identifier: schema.identifier, typeName: schema.typeName, title: schema.title, summary: schema.summary,
                availability: schema.availability, experiences: schema.experiences)
        case .enumeration(let schema):
            Common(
                identifier: schema.identifier, typeName: schema.typeName, title: schema.title, summary: schema.summary,
                availability: schema.availability, experiences: schema.experiences)
        }
    }

    /// The parameters or properties.
    var members: [SchemaMember] {
        switch self {
        case .intent(let schema): schema.parameters
        case .entity(let schema): schema.properties
        case .enumeration: []
        }
    }

    /// The static members that it speaks of.
    var statics: [SchemaStatic] {
        switch self {
        case .intent(let schema): schema.statics
        case .entity(let schema): schema.statics
        case .enumeration: []
        }
    }

    /// The protocols beyond those of every type of the kind.
    var conformances: [String] {
        let all =
            switch self {
            case .intent(let schema): schema.conformances
            case .entity(let schema): schema.conformances
            case .enumeration: [String]()
            }
        return all.filter { $0 != "AppIntent" && $0 != "AppEntity" }
    }

    /// The forms of earlier releases.
    var earlier: [EarlierShape] {
        switch self {
        case .intent(let schema): schema.earlier
        case .entity(let schema): schema.earlier
        case .enumeration: []
        }
    }

    /// The unions of a domain that the members and the result speak of.
    func unions(of domain: SchemaDomain) -> [UnionSchema] {
        var types = members.map(\.valueType)
        if case .intent(let schema) = self, let result = schema.result { types.append(result) }
        return domain.unions.filter { union in types.contains { $0.ref == nil && $0.elementName == union.name } }
    }

    /// What is known of a schema of each kind.
    struct Common {
        let identifier: String
        let typeName: String
        let title: String
        let summary: String
        let availability: [String]
        let experiences: [String]
    }
}
