import Glibc
import ModelContextProtocol
import Synchronization

/// One request and what is answered: takes what is said about the request, and has the library send it.
///
/// Where the answer is all that comes, it is sent as JSON. Where something comes before it, or it takes long, it is sent as a stream of
/// events.
final class Exchange: Outlet {
    /// What the library is to do next.
    enum Step {
        /// Sends one message.
        case reply(EncodedMessage)
        /// Sends events until there are no more.
        case stream
        /// Sends no message at all: the request was given up.
        case nothing
        /// Waits until it is resumed.
        case wait
        /// Ends the connection, which nobody is at the other end of any more.
        case hangUp
    }

    /// What the next part of a stream is.
    enum Part {
        case bytes(Int)
        case end
        case wait
        case hangUp
    }

    /// How much may wait before what can be left out is left out, and before the client is given up.
    private static let fullSize = 1 << 20
    private static let waitingLimit = 16 << 20

    private struct State {
        var messages: [EncodedMessage] = []
        var bytes: [UInt8] = []
        var offset = 0
        var isSuspended = false
        var isStream = false
        /// Whether nothing more will be put in.
        var isEnded = false
        /// Whether the client is not there any more.
        var isGone = false
        /// Whether the library is done with the request.
        var isOver = false
        /// Whether more waits than a client may leave.
        var isOverfull = false
        var hasAnswer = false
        /// When something was sent last.
        var moved = ContinuousClock.now

        var waitingCount: Int { bytes.count - offset }
    }

    /// Tells this request from all others of the server.
    let serial: Int
    private let handle: ConnectionHandle
    private let isClosing: @Sendable () -> Bool
    private let state = Mutex(State())

    /// Makes an exchange.
    ///
    /// - Parameters:
    ///   - serial: What tells it from all others.
    ///   - handle: The connection.
    ///   - isClosing: Whether the server ends, so that nothing may wait any more.
    init(serial: Int, handle: ConnectionHandle, isClosing: @escaping @Sendable () -> Bool) {
        self.serial = serial
        self.handle = handle
        self.isClosing = isClosing
    }

    /// Whether the request was answered.
    var hasAnswer: Bool { state.withLock(\.hasAnswer) }

    /// The code of the error that was put in as the answer, before anything is sent.
    var firstErrorCode: Int? { state.withLock { $0.messages.first?.errorCode } }

    // MARK: Putting in

    var isFull: Bool { state.withLock { $0.waitingCount > Self.fullSize } }

    @discardableResult
    func put(_ message: EncodedMessage) -> Int {
        state.withLock { state in
            guard !state.isOver, !state.isEnded, !state.isOverfull else { return }
            if message.isAnswer {
                state.isEnded = true
                state.hasAnswer = true
            }
            if state.isStream {
                append(message, to: &state)
            } else {
                state.messages.append(message)
            }
            wake(&state)
        }
        return 0
    }

    /// Waits for nothing: each request has its own answer, and what one client leaves waiting holds no other up.
    func written(_ number: Int) async {}

    func endWithoutAnswer() {
        state.withLock { state in
            state.isEnded = true
            wake(&state)
        }
    }

    /// Answers as a stream from the start, however long nothing comes.
    func openStream() {
        state.withLock { state in
            guard !state.isOver, !state.isStream else { return }
            beginStream(&state)
            wake(&state)
        }
    }

    /// Takes it that nobody is at the other end any more.
    func clientWentAway() {
        state.withLock { state in
            state.isGone = true
            wake(&state)
        }
    }

    /// Takes it that the library is done with the request: from here on the connection is not touched.
    func finish() {
        state.withLock { state in
            state.isOver = true
            state.isSuspended = false
            state.messages = []
            state.bytes = []
            state.offset = 0
        }
    }

    /// Looks after the exchange from time to time.
    ///
    /// - Returns: Whether the client is to be given up, since it takes nothing of what waits for it.
    func tend(at now: ContinuousClock.Instant, _ options: StreamableHTTPOptions) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            if state.isOverfull { return true }
            let idle = now - state.moved
            if state.waitingCount > 0 { return idle > options.sendingTime }
            guard state.isSuspended, idle > options.keepAliveTime else { return false }
            if state.isStream {
                append(comment: &state)
            } else {
                // A client that hears nothing may think that nobody is there.
                beginStream(&state)
            }
            wake(&state)
            return false
        }
    }

    // MARK: Taking out, on the library's thread

    /// What the library is to do with the request.
    func next() -> Step {
        state.withLock { state in
            if state.isStream { return .stream }
            if let first = state.messages.first {
                if first.isAnswer { return .reply(first) }
                beginStream(&state)
                return .stream
            }
            if state.isEnded || isClosing() { return .nothing }
            if state.isGone { return .hangUp }
            state.isSuspended = true
            handle.suspend()
            return .wait
        }
    }

    /// Takes the next part of the stream out.
    ///
    /// - Parameter buffer: What it is put in.
    func take(into buffer: UnsafeMutableRawBufferPointer) -> Part {
        state.withLock { state in
            let count = min(state.waitingCount, buffer.count)
            if count > 0 {
                state.bytes.withUnsafeBytes { bytes in
                    buffer.copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: bytes[state.offset..<state.offset + count]))
                }
                state.offset += count
                if state.waitingCount == 0 {
                    state.bytes = []
                    state.offset = 0
                }
                state.moved = .now
                return .bytes(count)
            }
            if state.isGone, !state.isEnded { return .hangUp }
            if state.isEnded || isClosing() { return .end }
            state.isSuspended = true
            handle.suspend()
            return .wait
        }
    }

    // MARK: Streams

    private func beginStream(_ state: inout State) {
        state.isStream = true
        state.moved = .now
        if state.messages.isEmpty { append(comment: &state) }
        for message in state.messages { append(message, to: &state) }
        state.messages = []
    }

    /// Adds a whole event.
    private func append(_ message: EncodedMessage, to state: inout State) {
        guard state.waitingCount + message.line.count <= Self.waitingLimit || message.isAnswer else {
            state.isOverfull = true
            return
        }
        makeRoom(&state)
        state.bytes += "event: message\ndata: ".utf8
        // The line ends with a line break and has no other.
        state.bytes += message.line
        state.bytes.append(UInt8(ascii: "\n"))
    }

    /// Adds a line that says nothing.
    private func append(comment state: inout State) {
        makeRoom(&state)
        state.bytes += ":\n\n".utf8
    }

    private func makeRoom(_ state: inout State) {
        if state.waitingCount == 0 { state.moved = .now }
        guard state.offset > Self.fullSize else { return }
        state.bytes.removeFirst(state.offset)
        state.offset = 0
    }

    private func wake(_ state: inout State) {
        guard state.isSuspended, !state.isOver else { return }
        state.isSuspended = false
        handle.resume()
    }
}
