import AppIntents

/// Asks, and goes on whatever comes of it.
struct AskInVain: AppIntent {
    static let title: LocalizedStringResource = "Ask in Vain"

    @Parameter(title: "Mate")
    var mate: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: (try? await $mate.requestValue("Who is the mate?")) ?? "nobody")
    }
}
