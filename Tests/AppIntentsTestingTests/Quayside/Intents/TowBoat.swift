import AppIntents

/// Takes its time, and tells how far it is.
struct TowBoat: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Tow Boat"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 2
        progress.completedUnitCount = 1
        try await Task.sleep(for: .seconds(1))
        return .result()
    }
}
