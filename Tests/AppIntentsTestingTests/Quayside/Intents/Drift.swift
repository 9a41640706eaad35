import AppIntents
import Synchronization

/// Never ends by itself.
struct Drift: AppIntent {
    static let title: LocalizedStringResource = "Drift"

    func perform() async throws -> some IntentResult {
        Bell.drifting.withLock { $0 += 1 }
        defer { Bell.drifting.withLock { $0 -= 1 } }
        try await Task.sleep(for: .seconds(600))
        return .result()
    }
}
