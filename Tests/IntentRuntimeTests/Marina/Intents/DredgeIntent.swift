import AppIntents

/// Tells how far it is, and goes on only when that was heard.
struct DredgeIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Dredge"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        await Witness.current?.gate.pass()
        return .result()
    }
}
