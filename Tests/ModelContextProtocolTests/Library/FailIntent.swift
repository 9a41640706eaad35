import AppIntents

/// Fails.
struct FailIntent: AppIntent {
    struct Failure: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The shelf is full." }
    }

    static let title: LocalizedStringResource = "Fail"

    func perform() async throws -> some IntentResult {
        if true { throw Failure() }
        return .result()
    }
}
