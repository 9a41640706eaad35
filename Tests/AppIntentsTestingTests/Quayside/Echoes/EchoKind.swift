import AppIntents

/// Returns what it is given.
struct EchoKind: AppIntent {
    static let title: LocalizedStringResource = "Echo Kind"

    @Parameter(title: "Value")
    var value: BoatKind

    func perform() async throws -> some IntentResult & ReturnsValue<BoatKind> { .result(value: value) }
}
