import AppIntents

/// Returns a text that is always the same.
struct ShowTextIntent: AppIntent {
    static let title: LocalizedStringResource = "Return a text"
    static let description: IntentDescription? = IntentDescription("Returns a text that is always the same.")

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "This is a simple text response for testing.")
    }
}
