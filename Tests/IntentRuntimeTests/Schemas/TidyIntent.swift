import AppIntents

/// Takes an entity and follows no schema.
struct TidyIntent<Unused>: AppIntent {
    static var persistentIdentifier: String { "TidyIntent" }
    static var title: LocalizedStringResource { "Tidy" }

    @Parameter(title: "Scrap") var target: Scrap<Unused>

    func perform() async throws -> some IntentResult { .result() }
}
