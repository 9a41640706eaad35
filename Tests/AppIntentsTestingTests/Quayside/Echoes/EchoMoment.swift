import AppIntents

/// Returns what it is given.
struct EchoMoment: AppIntent {
    static let title: LocalizedStringResource = "Echo Moment"

    @Parameter(title: "Value")
    var value: Date

    func perform() async throws -> some IntentResult & ReturnsValue<Date> { .result(value: value) }
}
