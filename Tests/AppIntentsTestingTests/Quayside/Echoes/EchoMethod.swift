import AppIntents

/// Returns what it is given.
struct EchoMethod: AppIntent {
    static let title: LocalizedStringResource = "Echo Method"

    @Parameter(title: "Value")
    var value: IntentPaymentMethod

    func perform() async throws -> some IntentResult & ReturnsValue<IntentPaymentMethod> { .result(value: value) }
}
