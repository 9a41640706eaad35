import AppIntents
import Dispatch
import IntentRuntime
import JSON
import Synchronization

/// Takes its time to hear how far a run is, and lets the run go on meanwhile.
final class SlowListener: Interaction {
    private let counts = Mutex((begun: 0, heard: 0))

    /// How many reports were begun, and how many of them were heard to the end.
    var reports: (begun: Int, heard: Int) { counts.withLock(\.self) }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? { nil }

    func report(_ progress: ProgressReport) async {
        counts.withLock { $0.begun += 1 }
        Witness.current?.gate.open()
        // A terminal or a pipe does not hurry either when a run is cancelled.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) { continuation.resume() }
        }
        counts.withLock { $0.heard += 1 }
    }
}
