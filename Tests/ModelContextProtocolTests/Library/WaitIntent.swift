import AppIntents

/// Waits until the test lets it go on.
struct WaitIntent: AppIntent {
    static let title: LocalizedStringResource = "Wait"

    @Parameter(title: "Signal") var signal: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        try await Signal.named(signal).wait()
        return .result(value: "waited for \(signal)")
    }
}
