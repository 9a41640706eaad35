import AppIntents

/// Opens a safe with a secret, which no assistant may ask for.
struct OpenSafeIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Safe"

    @Parameter(title: "Key for the API") var accessKey: String

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: accessKey.count) }
}
