import AppIntents

/// Returns what it is given.
struct EchoLink: AppIntent {
    static let title: LocalizedStringResource = "Echo Link"

    @Parameter(title: "Value")
    var value: URL

    func perform() async throws -> some IntentResult & ReturnsValue<URL> { .result(value: value) }
}
