import AppIntents

/// Returns a long text.
struct RepeatIntent: AppIntent {
    static let title: LocalizedStringResource = "Repeat"

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Count") var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: String(repeating: text, count: count))
    }
}
