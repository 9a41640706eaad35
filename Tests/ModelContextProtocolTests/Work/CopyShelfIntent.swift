import AppIntents
import Synchronization

/// Copies a shelf, which takes as long as the test wants; it may ask first, or fail.
struct CopyShelfIntent: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Copy Shelf"
    private static let stops = Mutex<[String: IntentCancellationReason]>([:])

    @Parameter(title: "Signal") var signal: String
    @Parameter(title: "Asks", default: 0) var asks: Int
    @Parameter(title: "Fails", default: false) var fails: Bool
    @Parameter(title: "Label") var label: String?

    /// Why the copying of a signal was stopped, if it was.
    static func stop(_ signal: String) -> IntentCancellationReason? { stops.withLock { $0[signal] } }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        progress.totalUnitCount = 4
        progress.completedUnitCount = 1
        for number in 0..<asks { try await requestConfirmation(dialog: "Question \(number)?") }
        if asks > 0 { label = try await $label.requestValue("Which label?") }
        let name = signal
        try await withIntentCancellationHandler {
            try await performBackgroundTask { try await Signal.named(name).wait() }
        } onCancel: { reason in
            Self.stops.withLock { $0[name] = reason }
        }
        if fails { throw FailIntent.Failure() }
        return .result(value: "copied \(signal) as \(label ?? "nothing")")
    }
}
