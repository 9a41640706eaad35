import AppIntents

/// The name of a schema, as a type.
protocol SchemaName: Sendable {
    static var schema: String { get }
}

/// Follows a schema by name. It is generic, so that it is found by no discovery and no other test meets it.
struct SchemaIntent<Name: SchemaName>: AssistantSchemaIntent {
    static var persistentIdentifier: String { "SchemaIntent" }
    static var __appSchemaIntent: AppSchema.Intent { AppSchema.Intent(identifier: Name.schema) }
    static var title: LocalizedStringResource { "Schema" }

    @Parameter(title: "Words")
    var words: [String]

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> { .result(value: words) }
}
