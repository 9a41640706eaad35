import AppIntents

/// Returns what it is given.
struct EchoAmount: AppIntent {
    static let title: LocalizedStringResource = "Echo Amount"

    @Parameter(title: "Value")
    var value: Double

    func perform() async throws -> some IntentResult & ReturnsValue<Double> { .result(value: value) }
}
