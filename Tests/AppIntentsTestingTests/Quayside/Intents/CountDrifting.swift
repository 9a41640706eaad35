import AppIntents
import Synchronization

/// Tells how many drift.
struct CountDrifting: AppIntent {
    static let title: LocalizedStringResource = "Count Drifting"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: Bell.drifting.withLock { $0 })
    }
}
