import AppIntents

/// Returns what it is given.
struct EchoMoments: AppIntent {
    static let title: LocalizedStringResource = "Echo Moments"

    @Parameter(title: "Value")
    var value: [Date]

    func perform() async throws -> some IntentResult & ReturnsValue<[Date]> { .result(value: value) }
}
