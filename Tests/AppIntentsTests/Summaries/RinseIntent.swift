import AppIntents

/// An intent without a summary.
struct RinseIntent: AppIntent {
    static let title: LocalizedStringResource = "Rinse"

    @Parameter(title: "Times") var times: Int

    func perform() async throws -> some IntentResult { .result() }
}
