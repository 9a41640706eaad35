import AppIntents

/// Fails each time.
struct ReadNothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    static let description: IntentDescription? = IntentDescription("Fails each time, and says that it does.")

    /// Why the intent fails.
    private struct Failure: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "This tool fails each time, for testing" }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: try text())
    }

    private func text() throws -> String { throw Failure() }
}
