import AppIntents

/// Returns what it is given.
struct EchoBerths: AppIntent {
    static let title: LocalizedStringResource = "Echo Berths"

    @Parameter(title: "Value")
    var value: [BerthEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<[BerthEntity]> { .result(value: value) }
}
