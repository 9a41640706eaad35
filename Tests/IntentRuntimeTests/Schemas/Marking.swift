import AppIntents

/// Follows an enum schema by name.
enum Marking<Name: SchemaName>: String, AssistantSchemaEnum {
    case only

    static var persistentIdentifier: String { "Marking" }
    static var __appSchemaEnum: AppSchema.Enum { AppSchema.Enum(identifier: Name.schema) }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Marking" }
    static var caseDisplayRepresentations: [Marking: DisplayRepresentation] { [.only: "Only"] }
}
