import AppIntents

/// Tells the number of the app's process.
struct TellProcess: AppIntent {
    static let title: LocalizedStringResource = "Tell Process"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: Int(getpid())) }
}
