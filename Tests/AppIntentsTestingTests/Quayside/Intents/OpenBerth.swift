import AppIntents
import Synchronization

/// Shows a berth, which is then on the screen.
struct OpenBerth: OpenIntent {
    static let title: LocalizedStringResource = "Open Berth"

    @Parameter(title: "Berth")
    var target: BerthEntity

    func perform() async throws -> some IntentResult {
        let activity = NSUserActivity(activityType: "com.example.quayside.berth")
        activity.appEntityIdentifier = EntityIdentifier(for: target)
        activity.becomeCurrent()
        Screen.shown.withLock { $0 = activity }
        return .result()
    }
}
