import AppIntents

/// Returns what it is given.
struct EchoMoney: AppIntent {
    static let title: LocalizedStringResource = "Echo Money"

    @Parameter(title: "Value")
    var value: IntentCurrencyAmount

    func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> { .result(value: value) }
}
