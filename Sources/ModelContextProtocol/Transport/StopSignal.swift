import Foundation
import Synchronization

/// Wakes a thread that waits for a file descriptor, once.
final class StopSignal: Sendable {
    /// Readable once the signal is given.
    let descriptor: Int32
    private let trigger: Mutex<Int32?>

    /// Makes a signal.
    ///
    /// - Throws: ``StandardIOTransportError`` where the process has no file descriptors left.
    init() throws(StandardIOTransportError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .systemCall(name: "pipe", code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        trigger = Mutex(ends[1])
    }

    deinit {
        give()
        close(descriptor)
    }

    /// Whether the signal was given.
    var isGiven: Bool { trigger.withLock { $0 == nil } }

    /// Gives the signal; giving it again does nothing.
    func give() {
        trigger.withLock { end in
            // Closing the only writing end makes the other readable.
            if let end { close(end) }
            end = nil
        }
    }
}
