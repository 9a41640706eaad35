import FoundationGaps
import SchemaCatalog

/// An app entity that follows a schema. `@AppEntity(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AppEntity {
    /// What stands for the schema where the compiler compares types. `@AppEntity(schema:)` declares it.
    associatedtype __Schema = Never

    /// The schema the entity follows. `@AppEntity(schema:)` declares it.
    static var __appSchemaEntity: AppSchema.Entity { get }

    /// The schema's properties that the entity works out on reading. `@AppEntity(schema:)` declares it where there are
    /// any.
    static var __computedProperties: [ComputedEntityProperty] { get }

    /// Whether only the assistant may see the entity, so that it does not show among what a person can pick.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEntity {
    /// None: every property of the schema is stored.
    public static var __computedProperties: [ComputedEntityProperty] { [] }

    /// No: a person can pick the entity too.
    public static var isAssistantOnly: Bool { false }

    /// The schema's own name, for an entity that declares none.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        let identifier = __appSchemaEntity.identifier
        let title = SchemaCatalog.entity(identifier)?.title ?? identifier
        return TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: title))
    }
}
