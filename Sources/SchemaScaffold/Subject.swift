import SchemaCatalog

/// What a declaration of a scaffold is made of.
enum Subject: Hashable {
    case intent(IntentSchema)
    case entity(EntitySchema)
    case enumeration(EnumSchema)
    /// A type that holds one of several kinds of value, of a domain's own or of no known payload.
    case union(domain: String, name: String, summary: String?, cases: [SchemaMember])
    /// An entity of the app's that no schema describes.
    case plainEntity(domain: String, name: String)

    /// The domain whose schemas speak of it.
    var domain: String {
        switch self {
        case .intent(let schema): schema.domain
        case .entity(let schema): schema.domain
        case .enumeration(let schema): schema.domain
        case .union(let domain, _, _, _), .plainEntity(let domain, _): domain
        }
    }

    /// The name that the type usually has.
    var usualName: String {
        let name: (usual: String, schema: String) =
            switch self {
            case .intent(let schema): (schema.typeName, schema.name)
            case .entity(let schema): (schema.typeName, schema.name)
            case .enumeration(let schema): (schema.typeName, schema.name)
            case .union(_, let name, _, _): (name, name)
            case .plainEntity(_, let name): (name, name)
            }
        return name.usual.isEmpty ? SwiftName.capitalized(domain) + SwiftName.capitalized(name.schema) : name.usual
    }

    /// The types that it refers to.
    var references: [SchemaType] {
        switch self {
        case .intent(let schema): schema.parameters.map(\.valueType) + (schema.result.map { [$0] } ?? [])
        case .entity(let schema): schema.properties.map(\.valueType)
        case .union(_, _, _, let cases): cases.map(\.valueType)
        case .enumeration, .plainEntity: []
        }
    }

    /// Its place among the kinds of declarations in a file.
    var rank: Int {
        switch self {
        case .intent: 0
        case .entity: 1
        case .enumeration: 2
        case .union, .plainEntity: 3
        }
    }
}
