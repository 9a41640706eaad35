import AppIntents

/// Returns what it is given.
struct EchoNumber: AppIntent {
    static let title: LocalizedStringResource = "Echo Number"

    @Parameter(title: "Value")
    var value: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: value) }
}
