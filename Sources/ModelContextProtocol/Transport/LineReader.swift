import Foundation

/// Splits what comes from a file descriptor into lines, on a thread of its own.
///
/// Reading waits for the client, so it must not take a thread of the concurrency pool.
struct LineReader: Sendable {
    /// What was read.
    enum Event: Sendable {
        /// A line without its line break.
        case line([UInt8])
        /// A line that is longer than allowed, and was skipped.
        case tooLong
        /// There is no more to come.
        case end
    }

    private static let chunkSize = 64 << 10

    let input: Int32
    let lineLimit: Int
    let stop: StopSignal

    /// Starts reading.
    ///
    /// - Parameter handle: Called on the reading thread for each line, in order, and once at the end; nothing is read while it runs.
    func start(_ handle: @escaping @Sendable (Event) -> Void) {
        let thread = Thread { read(handle) }
        thread.name = "client messages"
        // Reading JSON descends as deep as the value does.
        thread.stackSize = 4 << 20
        thread.start()
    }

    private func read(_ handle: (Event) -> Void) {
        var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
        var line: [UInt8] = []
        var isSkipping = false
        while let count = next(into: &chunk) {
            var rest = chunk[..<count]
            while let lineBreak = rest.firstIndex(of: UInt8(ascii: "\n")) {
                append(rest[..<lineBreak], to: &line, &isSkipping, handle)
                if !isSkipping { finish(line, handle) }
                line.removeAll(keepingCapacity: line.capacity <= Self.chunkSize)
                isSkipping = false
                rest = rest[(lineBreak + 1)...]
            }
            append(rest, to: &line, &isSkipping, handle)
        }
        // What stands after the last line break is half a message, which is nobody's.
        handle(.end)
    }

    private func append(
        _ part: ArraySlice<UInt8>, to line: inout [UInt8], _ isSkipping: inout Bool, _ handle: (Event) -> Void
    ) {
        guard !isSkipping else { return }
        guard line.count + part.count <= lineLimit else {
            isSkipping = true
            line = []
            handle(.tooLong)
            return
        }
        line.append(contentsOf: part)
    }

    private func finish(_ line: [UInt8], _ handle: (Event) -> Void) {
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...]
        guard text.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return }
        handle(.line(Array(text)))
    }

    /// Reads once; `nil` at the end, on an error and when told to stop.
    private func next(into chunk: inout [UInt8]) -> Int? {
        while true {
            var waits = [
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&waits, nfds_t(waits.count), -1) < 0 {
                if errno == EINTR { continue }
                return nil
            }
            if waits[1].revents != 0 { return nil }
            let count = Foundation.read(input, &chunk, chunk.count)
            if count > 0 { return count }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            return nil
        }
    }
}
