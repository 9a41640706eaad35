import AppIntents

/// Tells when it was asked.
struct TellTime: AppIntent {
    static let title: LocalizedStringResource = "Tell Time"

    func perform() async throws -> some IntentResult & ReturnsValue<Date?> {
        .result(value: systemContext.preciseTimestamp)
    }
}
