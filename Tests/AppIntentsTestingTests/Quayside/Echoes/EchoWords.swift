import AppIntents

/// Returns what it is given.
struct EchoWords: AppIntent {
    static let title: LocalizedStringResource = "Echo Words"

    @Parameter(title: "Value")
    var value: AttributedString

    func perform() async throws -> some IntentResult & ReturnsValue<AttributedString> { .result(value: value) }
}
