import AppIntents
import Synchronization

/// Rings the bell.
struct RingBell: AppIntent {
    static let title: LocalizedStringResource = "Ring Bell"

    func perform() async throws -> some IntentResult {
        Bell.rung.withLock { $0 = true }
        return .result()
    }
}
