import AppIntents

/// Returns what it is given.
struct EchoText: AppIntent {
    static let title: LocalizedStringResource = "Echo Text"

    @Parameter(title: "Value")
    var value: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: value) }
}
