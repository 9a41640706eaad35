import AppIntents

/// Returns what it is given.
struct EchoParts: AppIntent {
    static let title: LocalizedStringResource = "Echo Parts"

    @Parameter(title: "Value")
    var value: DateComponents

    func perform() async throws -> some IntentResult & ReturnsValue<DateComponents> { .result(value: value) }
}
