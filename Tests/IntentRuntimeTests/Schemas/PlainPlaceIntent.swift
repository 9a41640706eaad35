import AppIntents

/// Makes an event at a place that is text and no union.
struct PlainPlaceIntent<Unused>: AssistantSchemaIntent {
    static var persistentIdentifier: String { "PlainPlaceIntent" }
    static var __appSchemaIntent: AppSchema.Intent { AppSchema.Intent(identifier: "calendar.createEvent") }
    static var title: LocalizedStringResource { "Make" }

    @Parameter(title: "Location") var location: String?

    func perform() async throws -> some IntentResult { .result() }
}
