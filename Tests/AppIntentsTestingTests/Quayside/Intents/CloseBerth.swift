import AppIntents
import Synchronization

/// Clears the screen.
struct CloseBerth: AppIntent {
    static let title: LocalizedStringResource = "Close Berth"

    func perform() async throws -> some IntentResult {
        Screen.shown.withLock { activity in
            activity?.invalidate()
            activity = nil
        }
        return .result()
    }
}
