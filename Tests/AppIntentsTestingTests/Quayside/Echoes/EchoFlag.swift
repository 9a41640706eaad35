import AppIntents

/// Returns what it is given.
struct EchoFlag: AppIntent {
    static let title: LocalizedStringResource = "Echo Flag"

    @Parameter(title: "Value")
    var value: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}
