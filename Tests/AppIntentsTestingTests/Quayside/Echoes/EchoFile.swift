import AppIntents

/// Returns what it is given.
struct EchoFile: AppIntent {
    static let title: LocalizedStringResource = "Echo File"

    @Parameter(title: "Value")
    var value: IntentFile

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> { .result(value: value) }
}
