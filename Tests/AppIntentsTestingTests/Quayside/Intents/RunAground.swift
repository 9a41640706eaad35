import AppIntents

/// Fails.
struct RunAground: AppIntent {
    static let title: LocalizedStringResource = "Run Aground"

    func perform() async throws -> some IntentResult {
        guard Harbour.berths.isEmpty else { throw AppIntentError(description: "There is no water here.") }
        return .result()
    }
}
