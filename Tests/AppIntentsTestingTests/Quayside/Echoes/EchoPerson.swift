import AppIntents

/// Returns what it is given.
struct EchoPerson: AppIntent {
    static let title: LocalizedStringResource = "Echo Person"

    @Parameter(title: "Value")
    var value: IntentPerson

    func perform() async throws -> some IntentResult & ReturnsValue<IntentPerson> { .result(value: value) }
}
