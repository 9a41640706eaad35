import Dispatch
import Foundation
import Synchronization

/// Writes lines to a child process, which may be slow to read them or not read them at all.
final class ProcessInput: Sendable {
    /// How many bytes may wait to be read.
    static let room = 64 << 20

    private struct State {
        var waiting = 0
        var isClosed = false
    }

    private let descriptor: Int32
    private let state = Mutex(State())
    /// Writing waits for the process, so it has a thread of its own, never one of the concurrency pool.
    private let queue = DispatchQueue(label: "messages to a child process")

    /// Writes to a descriptor, which is closed when this is.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes a line.
    ///
    /// - Parameter line: The line, without its line break.
    /// - Returns: Whether it was taken; `false` where too much waits already, or the process reads no more.
    func write(_ line: [UInt8]) -> Bool {
        // Put into the queue under the lock, so that nothing comes after the end, when the descriptor is another's.
        state.withLock { state in
            guard !state.isClosed, state.waiting + line.count <= Self.room else { return false }
            state.waiting += line.count
            queue.async { [self] in
                let isWritten = put(line + [UInt8(ascii: "\n")])
                self.state.withLock { state in
                    state.waiting -= line.count
                    if !isWritten { state.isClosed = true }
                }
            }
            return true
        }
    }

    /// Writes no more: the process reads its input's end after what waits.
    func close() {
        state.withLock { state in
            state.isClosed = true
            queue.async { [descriptor] in _ = Foundation.close(descriptor) }
        }
    }

    private func put(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                Foundation.write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }
}
