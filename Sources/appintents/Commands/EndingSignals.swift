import Dispatch
import Foundation
import IntentCommandLine

/// The signals by which a person or the system asks a server to end.
final class EndingSignals {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Takes the signals; the first of them no longer ends the process. A second one does.
    init() {
        Interrupt.handOver()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        self.stream = stream
        // Dispatch handles the signals itself: to ignore them here would take them away from it again.
        sources = [SIGINT, SIGTERM].map { number in
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler {
                if case .terminated = continuation.yield() { _exit(128 + number) }
                continuation.finish()
            }
            source.resume()
            return source
        }
    }

    /// Waits for one of them.
    func wait() async {
        for await _ in stream {}
    }
}
