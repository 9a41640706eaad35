import AppIntents

/// An intent without parameters and without a summary.
struct CallHarbourIntent: AppIntent {
    static let title: LocalizedStringResource = "Call Harbour"

    func perform() async throws -> some IntentResult { .result() }
}
