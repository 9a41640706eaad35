import FoundationGaps
import SchemaCatalog

/// An app enumeration that follows a schema. `@AppEnum(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AppEnum {
    /// What stands for the schema where the compiler compares types. `@AppEnum(schema:)` declares it.
    associatedtype __Schema = Never

    /// The schema the enumeration follows. `@AppEnum(schema:)` declares it.
    static var __appSchemaEnum: AppSchema.Enum { get }

    /// Whether only the assistant may see the enumeration, so that it does not show among what a person can pick.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
    /// No: a person can pick the values too.
    public static var isAssistantOnly: Bool { false }

    /// The schema's own name, for an enumeration that declares none.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        let identifier = __appSchemaEnum.identifier
        let title = SchemaCatalog.enumeration(identifier)?.title ?? identifier
        return TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: title))
    }
}
