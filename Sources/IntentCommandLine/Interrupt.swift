import Dispatch
import Foundation
import Synchronization

/// Stops the work in hand when the person presses Ctrl-C, and the process where the work does not listen.
package final class Interrupt {
    /// The exit status of a command that was interrupted: 128 and the signal's number, as shells have it.
    package static let status: Int32 = 130

    /// Whether the command in hand sees to the signal itself.
    private static let isHandedOver = Mutex(false)

    private let sent = Flag()
    private let source: any DispatchSourceSignal

    /// Whether the signal came.
    package var wasSent: Bool { sent.isRaised }

    package init(_ stop: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global(qos: .userInitiated))
        source.setEventHandler { [sent] in
            if Self.isHandedOver.withLock(\.self) { return }
            if sent.raise() { _exit(Self.status) }
            stop()
            // Reading from a terminal cannot be cancelled; what writes files does so in steps that may be cut off anywhere.
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) { _exit(Self.status) }
        }
        source.resume()
    }

    /// Leaves the signal to the command in hand, which has an orderly way to end.
    package static func handOver() {
        isHandedOver.withLock { $0 = true }
    }

    /// Whether the signal came, shared with its handler.
    private final class Flag: Sendable {
        private let value = Mutex(false)

        var isRaised: Bool { value.withLock { $0 } }

        /// Raises the flag; whether it was raised before.
        func raise() -> Bool {
            value.withLock { value in
                defer { value = true }
                return value
            }
        }
    }
}
