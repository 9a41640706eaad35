import Dispatch
import Foundation
import Synchronization

/// Writes whole lines to a file descriptor, one after the other, in the order they were put in.
package final class Outbox: Outlet {
    /// How much may wait to be written before no more is read from the client, in bytes and in lines.
    private static let roomInBytes = 64 << 20
    private static let roomInLines = 4096

    private struct State {
        var lastPut = 0
        var lastWritten = 0
        var waitingBytes = 0
        var waiters: [(line: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var readerWaits = false
        var isClosed = false

        var isFull: Bool {
            !isClosed && (waitingBytes > Outbox.roomInBytes || lastPut - lastWritten > Outbox.roomInLines)
        }
    }

    private let output: Int32
    private let state = Mutex(State())
    /// Writing waits for a slow client, so it has a thread of its own, never one of the concurrency pool.
    private let queue = DispatchQueue(label: "messages to the client")
    private let room = DispatchSemaphore(value: 0)
    private let whenGone: @Sendable () -> Void

    /// Makes an outbox.
    ///
    /// - Parameters:
    ///   - output: What is written to.
    ///   - whenGone: Called once, when the client does not take messages any more.
    init(output: Int32, whenGone: @escaping @Sendable () -> Void) {
        self.output = output
        self.whenGone = whenGone
    }

    /// Whether so much waits to be written that what can be left out should be.
    package var isFull: Bool { state.withLock(\.isFull) }

    @discardableResult
    package func put(_ message: EncodedMessage) -> Int {
        let line = message.line
        return state.withLock { state in
            guard !state.isClosed else { return state.lastWritten }
            state.lastPut += 1
            state.waitingBytes += line.count
            let number = state.lastPut
            // Under the lock, so that lines are written in the order of their numbers.
            queue.async { [self] in deliver(line, number) }
            return number
        }
    }

    package func written(_ line: Int) async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.isClosed || state.lastWritten >= line { return true }
                state.waiters.append((line, continuation))
                return false
            }
            if isDone { continuation.resume() }
        }
    }

    /// Waits until all that was put in so far is written, or never will be.
    func allWritten() async {
        await written(state.withLock(\.lastPut))
    }

    /// Keeps the reading thread until the client has taken enough of what waits.
    func waitForRoom() {
        while true {
            let mustWait = state.withLock { state in
                state.readerWaits = state.isFull
                return state.readerWaits
            }
            guard mustWait else { return }
            room.wait()
        }
    }

    /// Writes no more; what waits is dropped.
    func close() {
        let (waiters, readerWaits, isFirst) = state.withLock { state in
            defer {
                state.isClosed = true
                state.waiters = []
                state.readerWaits = false
            }
            return (state.waiters, state.readerWaits, !state.isClosed)
        }
        for waiter in waiters { waiter.continuation.resume() }
        if readerWaits { room.signal() }
        if isFirst { whenGone() }
    }

    private func deliver(_ line: [UInt8], _ number: Int) {
        guard !state.withLock(\.isClosed) else { return }
        guard write(line) else { return close() }
        let (done, wakesReader) = state.withLock { state in
            state.lastWritten = number
            state.waitingBytes -= line.count
            let done = state.waiters.filter { $0.line <= number }
            state.waiters.removeAll { $0.line <= number }
            let wakesReader = state.readerWaits && !state.isFull
            if wakesReader { state.readerWaits = false }
            return (done, wakesReader)
        }
        for waiter in done { waiter.continuation.resume() }
        if wakesReader { room.signal() }
    }

    /// Writes all of a line, however little is taken at a time; `false` when the client is gone.
    private func write(_ line: [UInt8]) -> Bool {
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&wait, 1, -1)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
