import AppIntents

/// Adds to a note of any type.
struct AppendIntent<Note: AppEntity>: AssistantSchemaIntent {
    static var persistentIdentifier: String { "AppendIntent" }
    static var __appSchemaIntent: AppSchema.Intent { AppSchema.Intent(identifier: "notes.appendText") }
    static var title: LocalizedStringResource { "Append" }

    @Parameter(title: "Target") var target: Note

    func perform() async throws -> some IntentResult { .result() }
}
