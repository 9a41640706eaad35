import Foundation

/// Wakes a thread that waits for a file descriptor, as often as it is given.
final class WakeSignal: Sendable {
    /// Readable while a signal was given and not yet taken.
    let descriptor: Int32
    private let trigger: Int32

    /// Makes a signal.
    ///
    /// - Throws: ``StandardIOTransportError`` where the process has no file descriptors left.
    init() throws(StandardIOTransportError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .systemCall(name: "pipe", code: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, trigger) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(trigger)
    }

    /// Gives the signal; where it is given already, nothing changes.
    func give() {
        var byte: UInt8 = 0
        // A pipe that is full has given the signal often enough.
        _ = write(trigger, &byte, 1)
    }

    /// Takes the signal, however often it was given.
    func take() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }
}
