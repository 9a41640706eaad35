import AppIntents
import Foundation

/// Keeps the thread that it runs on, as an app does that calls a library which waits.
struct BlockThreadIntent: AppIntent, ProgressReportingIntent {
    static let title: LocalizedStringResource = "Block the thread"
    static let description: IntentDescription? = IntentDescription(
        "Sleeps in a call that gives no thread back, after it has said that it begins.")

    @Parameter(title: "Seconds", description: "How long it sleeps.", default: 1, inclusiveRange: (0, 60))
    var seconds: Int

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        progress.totalUnitCount = 2
        progress.completedUnitCount = 1
        Self.block(for: seconds)
        return .result(value: "slept for \(seconds) seconds")
    }

    /// Sleeps as code does that knows nothing of tasks.
    private static func block(for seconds: Int) { Thread.sleep(forTimeInterval: TimeInterval(seconds)) }
}
