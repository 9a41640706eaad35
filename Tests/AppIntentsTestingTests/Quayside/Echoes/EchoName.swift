import AppIntents

/// Returns what it is given.
struct EchoName: AppIntent {
    static let title: LocalizedStringResource = "Echo Name"

    @Parameter(title: "Value")
    var value: PersonNameComponents

    func perform() async throws -> some IntentResult & ReturnsValue<PersonNameComponents> { .result(value: value) }
}
