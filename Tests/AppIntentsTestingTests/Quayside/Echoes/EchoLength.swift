import AppIntents

/// Returns what it is given.
struct EchoLength: AppIntent {
    static let title: LocalizedStringResource = "Echo Length"

    @Parameter(title: "Value")
    var value: Measurement<UnitLength>

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> { .result(value: value) }
}
