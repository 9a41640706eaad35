import FoundationGaps
import SchemaCatalog

/// An app intent that follows a schema. `@AppIntent(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AppIntent {
    /// The schema the intent follows. `@AppIntent(schema:)` declares it.
    static var __appSchemaIntent: AppSchema.Intent { get }

    /// Whether only the assistant may run the intent, so that it does not show among the actions a person can pick.
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
    /// No: a person can pick the intent too.
    public static var isAssistantOnly: Bool { false }

    /// The schema's own title, for an intent that declares none.
    public static var title: LocalizedStringResource {
        let identifier = __appSchemaIntent.identifier
        return LocalizedStringResource(stringLiteral: SchemaCatalog.intent(identifier)?.title ?? identifier)
    }
}
