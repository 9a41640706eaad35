import AppIntents

/// Returns what it is given.
struct EchoSpan: AppIntent {
    static let title: LocalizedStringResource = "Echo Span"

    @Parameter(title: "Value")
    var value: Duration

    func perform() async throws -> some IntentResult & ReturnsValue<Duration> { .result(value: value) }
}
