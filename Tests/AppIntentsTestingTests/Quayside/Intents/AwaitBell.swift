import AppIntents
import Synchronization

/// Waits until the bell rings.
struct AwaitBell: AppIntent {
    static let title: LocalizedStringResource = "Await Bell"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        while !Bell.rung.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
        Bell.rung.withLock { $0 = false }
        return .result(value: "heard")
    }
}
