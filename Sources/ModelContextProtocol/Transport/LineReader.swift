import Foundation
import Synchronization

/// Splits what comes from a file descriptor into lines.
final class LineReader: Intake {
    /// What was read.
    enum Event: Sendable {
        /// A line without its line break.
        case line([UInt8])
        /// A line that is longer than allowed, and was skipped.
        case tooLong
        /// There is no more to come.
        case end
    }

    /// What was read of a line whose end is still to come.
    private struct Beginning {
        var chunk = [UInt8](repeating: 0, count: LineReader.chunkSize)
        var line: [UInt8] = []
        var isSkipping = false
    }

    private static let chunkSize = 64 << 10

    private let input: Int32
    private let lineLimit: Int
    private let stop: StopSignal
    private let handle: @Sendable (Event) -> Void
    private let beginning = Mutex(Beginning())

    /// Makes a reader; nothing is read yet.
    ///
    /// - Parameters:
    ///   - input: What is read from.
    ///   - lineLimit: How many bytes a line may have.
    ///   - stop: What ends reading.
    ///   - handle: Called for each line, in order, and once at the end; nothing is read while it runs.
    init(input: Int32, lineLimit: Int, stop: StopSignal, handle: @escaping @Sendable (Event) -> Void) {
        self.input = input
        self.lineLimit = lineLimit
        self.stop = stop
        self.handle = handle
    }

    func wait(or descriptor: Int32) -> Bool {
        var waits = [input, stop.descriptor, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&waits, nfds_t(waits.count), -1) < 0 {
            // Any other error is met again by reading, which then ends.
            if errno != EINTR { return true }
        }
        return waits[0].revents != 0 || waits[1].revents != 0
    }

    func take() -> Bool {
        beginning.withLock { beginning in
            guard let count = read(into: &beginning.chunk) else {
                // What stands after the last line break is half a message, which is nobody's.
                handle(.end)
                return false
            }
            var rest = 0..<count
            while let lineBreak = beginning.chunk[rest].firstIndex(of: UInt8(ascii: "\n")) {
                append(rest.lowerBound..<lineBreak, to: &beginning)
                if !beginning.isSkipping { finish(beginning.line) }
                beginning.line.removeAll(keepingCapacity: beginning.line.capacity <= Self.chunkSize)
                beginning.isSkipping = false
                rest = lineBreak + 1..<count
            }
            append(rest, to: &beginning)
            return true
        }
    }

    private func append(_ part: Range<Int>, to beginning: inout Beginning) {
        guard !beginning.isSkipping else { return }
        guard beginning.line.count + part.count <= lineLimit else {
            beginning.isSkipping = true
            beginning.line = []
            handle(.tooLong)
            return
        }
        beginning.line.append(contentsOf: beginning.chunk[part])
    }

    private func finish(_ line: [UInt8]) {
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
        guard text.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return }
        handle(.line(Array(text)))
    }

    /// Reads once; `nil` at the end, on an error and when told to stop.
    private func read(into chunk: inout [UInt8]) -> Int? {
        while true {
            if stop.isGiven { return nil }
            let count = Foundation.read(input, &chunk, chunk.count)
            if count > 0 { return count }
            if count < 0, errno == EINTR { continue }
            // Another process that shares the description may have taken what there was.
            if count < 0, errno == EAGAIN { return 0 }
            return nil
        }
    }
}
