import AppIntents

/// Changes where an event is, and how much of it, in types of any kind.
struct MoveEventIntent<Span: AppEnum>: AssistantSchemaIntent {
    static var persistentIdentifier: String { "MoveEventIntent" }
    static var __appSchemaIntent: AppSchema.Intent { AppSchema.Intent(identifier: "calendar.updateEvent") }
    static var title: LocalizedStringResource { "Move" }

    @Parameter(title: "Span") var span: Span?
    @Parameter(title: "Location") var location: Whereabouts?

    func perform() async throws -> some IntentResult { .result() }
}
