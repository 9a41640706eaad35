import AppIntents

/// Returns what it is given.
struct EchoCargo: AppIntent {
    static let title: LocalizedStringResource = "Echo Cargo"

    @Parameter(title: "Value")
    var value: Cargo

    func perform() async throws -> some IntentResult & ReturnsValue<Cargo> { .result(value: value) }
}
