import AppIntents

/// Follows an entity schema by name, and may be found as its query's type says. Like all types of these tests it is
/// generic, so that it is found by no discovery and no other test meets it.
struct Sheet<Name: SchemaName>: AssistantSchemaEntity {
    static var persistentIdentifier: String { "\(Name.self)Sheet" }
    static var __appSchemaEntity: AppSchema.Entity { AppSchema.Entity(identifier: Name.schema) }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Sheet" }
    static var defaultQuery: SheetQuery<Sheet> { SheetQuery() }

    let id: String
    var displayRepresentation: DisplayRepresentation { "Sheet" }
}
