import Dispatch
import Foundation
import Synchronization

/// Writes whole lines to a file descriptor, one after the other, in the order they were put in.
package final class Outbox: Outlet {
    /// How much may wait to be written before no more is read from the client, in bytes and in lines.
    private static let roomInBytes = 64 << 20
    private static let roomInLines = 4096

    /// How much is written at a time where several lines wait.
    private static let batchInBytes = 64 << 10

    private struct State {
        var lastPut = 0
        var lastWritten = 0
        /// Short lines that are written together as soon as no more are about to come, and how many they are.
        var gathered: [UInt8] = []
        var gatheredLines = 0
        /// What nobody writes yet, in order, and how many lines each piece is, where it could not be written at once.
        var waiting: [(bytes: [UInt8], lines: Int)] = []
        /// The bytes of those, and of what is being written.
        var waitingBytes = 0
        var isWriting = false
        var waiters: [(line: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var readerWaits = false
        var isClosed = false

        var isFull: Bool {
            !isClosed && (waitingBytes > Outbox.roomInBytes || lastPut - lastWritten > Outbox.roomInLines)
        }

        /// Takes the next lines to be written at once, and how many they are; `nil` where none wait.
        mutating func next() -> (bytes: [UInt8], lines: Int)? {
            guard !isClosed, !waiting.isEmpty else {
                isWriting = false
                return nil
            }
            var pieces = 1
            var next = waiting[0]
            while pieces < waiting.count, next.bytes.count + waiting[pieces].bytes.count <= Outbox.batchInBytes {
                next.bytes += waiting[pieces].bytes
                next.lines += waiting[pieces].lines
                pieces += 1
            }
            waiting.removeFirst(pieces)
            return next
        }

        /// Lets lines wait until those before them are written; whether somebody has to be told to write.
        mutating func wait(_ bytes: [UInt8], lines: Int) -> Bool {
            waiting.append((bytes, lines))
            waitingBytes += bytes.count
            defer { isWriting = true }
            return !isWriting
        }
    }

    private let output: Int32
    /// Whether a short line is known to be taken whole as soon as anything is.
    private let isPipe: Bool
    private let state = Mutex(State())
    /// Writing waits for a slow client, so it has a thread of its own, never one of the concurrency pool.
    private let queue = DispatchQueue(label: "messages to the client")
    private let room = DispatchSemaphore(value: 0)
    private let whenGone: @Sendable () -> Void
    private let moreComes: @Sendable () -> Bool

    /// Makes an outbox.
    ///
    /// - Parameters:
    ///   - output: What is written to.
    ///   - moreComes: Whether more is about to be put in, so that short lines may wait for it until ``flush()`` is called.
    ///   - whenGone: Called once, when the client does not take messages any more.
    init(
        output: Int32, moreComes: @escaping @Sendable () -> Bool = { false }, whenGone: @escaping @Sendable () -> Void
    ) {
        self.output = output
        self.moreComes = moreComes
        var status = stat()
        isPipe = fstat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
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
            let number = state.lastPut
            if state.gathered.count + line.count > Int(PIPE_BUF) { flush(&state) }
            if state.isWriting || !isPipe || line.count > Int(PIPE_BUF) {
                wait(line, lines: 1, &state)
                return number
            }
            state.gathered += line
            state.gatheredLines += 1
            if !moreComes() { flush(&state) }
            return number
        }
    }

    /// Writes what waits for more.
    func flush() { state.withLock { flush(&$0) } }

    private func flush(_ state: inout State) {
        guard !state.gathered.isEmpty else { return }
        if writeAtOnce(state.gathered) {
            state.lastWritten += state.gatheredLines
        } else {
            wait(state.gathered, lines: state.gatheredLines, &state)
        }
        state.gathered.removeAll(keepingCapacity: true)
        state.gatheredLines = 0
    }

    private func wait(_ bytes: [UInt8], lines: Int, _ state: inout State) {
        if state.wait(bytes, lines: lines) { queue.async { [self] in writeWaiting() } }
    }

    package func written(_ line: Int) async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                flush(&state)
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
                state.gathered = []
                state.waiting = []
                state.waiters = []
                state.readerWaits = false
            }
            return (state.waiters, state.readerWaits, !state.isClosed)
        }
        for waiter in waiters { waiter.continuation.resume() }
        if readerWaits { room.signal() }
        if isFirst { whenGone() }
    }

    /// Writes a short line to a pipe that takes it now, which costs less than to have another thread do it.
    ///
    /// A pipe that takes anything takes as much as is written in one piece. It is left to the queue to find that the client is gone.
    private func writeAtOnce(_ line: [UInt8]) -> Bool {
        guard isPipe, line.count <= Int(PIPE_BUF) else { return false }
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        guard poll(&wait, 1, 0) == 1, wait.revents == Int16(POLLOUT) else { return false }
        return Foundation.write(output, line, line.count) == line.count
    }

    private func writeWaiting() {
        while let (bytes, lines) = state.withLock({ $0.next() }) {
            guard write(bytes) else { return close() }
            let (done, wakesReader) = state.withLock { state in
                state.lastWritten += lines
                state.waitingBytes -= bytes.count
                let last = state.lastWritten
                let done = state.waiters.filter { $0.line <= last }
                state.waiters.removeAll { $0.line <= last }
                let wakesReader = state.readerWaits && !state.isFull
                if wakesReader { state.readerWaits = false }
                return (done, wakesReader)
            }
            for waiter in done { waiter.continuation.resume() }
            if wakesReader { room.signal() }
        }
    }

    /// Writes all of some bytes, however little is taken at a time; `false` when the client is gone.
    private func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
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
