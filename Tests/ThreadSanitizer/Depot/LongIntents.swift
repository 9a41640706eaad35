import AppIntents

/// Loads crates one after the other, and tells how far it is.
struct LoadCratesIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Load Crates"

    @Parameter(title: "Number", default: 20) var number: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        progress.totalUnitCount = Int64(number)
        for loaded in 1...number {
            progress.completedUnitCount = Int64(loaded)
            await Task.yield()
        }
        return .result(value: number)
    }
}

/// Waits until it is taken back.
struct WaitIntent: CancellableIntent {
    static let title: LocalizedStringResource = "Wait"

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult {
        let depot = depot
        try await withIntentCancellationHandler {
            depot.sleep()
            try await Task.sleep(for: .seconds(600))
        } onCancel: { _ in
            depot.sleep()
        }
        return .result()
    }
}

/// Fails in words of its own.
struct FloodIntent: AppIntent {
    static let title: LocalizedStringResource = "Flood"

    @Parameter(title: "Depth", default: 2) var depth: Int

    func perform() async throws -> some IntentResult {
        await Task.yield()
        guard depth == 0 else { throw DepotError.flooded }
        return .result()
    }
}
