import SchemaCatalog
import SwiftSyntax

/// A variable of the app that stands for a member of the schema its type follows.
struct SchemaUse {
    let type: AppType
    let schema: FollowedSchema
    let name: String
    /// The member of the schema, then that of its earlier forms, any of which the variable may have.
    let members: [SchemaMember]
    /// The variable's type as it is written, and what it means.
    let written: TypeSyntax
    let meant: MeantType

    /// What the variable is called: a parameter or a property.
    var noun: String { schema.kind == .intent ? "Parameter" : "Property" }
    /// The beginning of what is said of the variable.
    var subject: String { "\(noun) '\(name)' of schema '\(schema.identifier)'" }
    /// Where the variable's type stands.
    var place: SourcePlace { type.file.place(of: written) }

    /// The variables of a type that stand for members of its schema.
    static func all(of type: AppType, in source: AppSource) -> [SchemaUse] {
        guard let schema = type.schema else { return [] }
        let members = members(of: schema)
        return type.variables.compactMap { variable in
            guard !variable.isStatic, let written = variable.type, let members = members[variable.name] else {
                return nil
            }
            return SchemaUse(
                type: type, schema: schema, name: variable.name, members: members, written: written,
                meant: source.meaning(of: WrittenType(written), in: type.scope))
        }
    }

    private static func members(of schema: FollowedSchema) -> [String: [SchemaMember]] {
        let members: [SchemaMember]
        switch schema.kind {
        case .intent:
            guard let intent = SchemaCatalog.intent(schema.identifier) else { return [:] }
            members = intent.parameters + intent.earlier.flatMap(\.members)
        case .entity:
            guard let entity = SchemaCatalog.entity(schema.identifier) else { return [:] }
            members = entity.properties + entity.earlier.flatMap(\.members)
        case .enumeration: return [:]
        }
        return Dictionary(grouping: members, by: \.name)
    }
}
