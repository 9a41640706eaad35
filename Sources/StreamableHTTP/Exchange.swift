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
        /// Does what the request says, which has been read.
        case take(Result<ClientMessage, ClientMessage.Refusal>)
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

    /// How far a body is that is read on another thread.
    private enum Reading {
        case none
        case running
        case done(Result<ClientMessage, ClientMessage.Refusal>)
    }

    private struct State {
        var reading = Reading.none
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

        /// Whether the body is being read on another thread.
        var isReading: Bool {
            if case .running = reading { true } else { false }
        }
    }

    /// Tells this request from all others of the server.
    let serial: Int
    private let handle: ConnectionHandle
    private let end: ServerEnd
    private let state = Mutex(State())

    /// Makes an exchange.
    ///
    /// - Parameters:
    ///   - serial: What tells it from all others.
    ///   - handle: The connection.
    ///   - end: The server's end, from which on nothing may wait.
    init(serial: Int, handle: ConnectionHandle, end: ServerEnd) {
        self.serial = serial
        self.handle = handle
        self.end = end
    }

    /// Whether the request was answered.
    var hasAnswer: Bool { state.withLock(\.hasAnswer) }

    /// The code of the error that was put in as the answer, before anything is sent.
    var firstErrorCode: Int? { state.withLock { $0.messages.first?.errorCode } }

    // MARK: Reading the request

    /// Waits from now on until the body has been read on another thread.
    func beginReading() {
        state.withLock { $0.reading = .running }
    }

    /// Takes it that the body has been read, whether or not the client is there still.
    func endReading(_ message: Result<ClientMessage, ClientMessage.Refusal>) {
        change { state in
            guard !state.isOver else { return false }
            state.reading = .done(message)
            return true
        }
    }

    /// What has been read and was not taken yet.
    func takeRead() -> Result<ClientMessage, ClientMessage.Refusal>? {
        state.withLock { state in
            guard case .done(let message) = state.reading else { return nil }
            state.reading = .none
            return message
        }
    }

    // MARK: Putting in

    var isFull: Bool { state.withLock { $0.waitingCount > Self.fullSize } }

    @discardableResult
    func put(_ message: EncodedMessage) -> Int {
        change { state in
            guard !state.isOver, !state.isEnded, !state.isOverfull else { return false }
            if message.isAnswer {
                state.isEnded = true
                state.hasAnswer = true
            }
            if state.isStream {
                append(message, to: &state)
            } else {
                state.messages.append(message)
            }
            return true
        }
        return 0
    }

    /// Waits for nothing: each request has its own answer, and what one client leaves waiting holds no other up.
    func written(_ number: Int) async {}

    func endWithoutAnswer() {
        change { state in
            state.isEnded = true
            return true
        }
    }

    /// Answers as a stream from the start, however long nothing comes.
    func openStream() {
        change { state in
            guard !state.isOver, !state.isStream else { return false }
            beginStream(&state)
            return true
        }
    }

    /// Takes it that nobody is at the other end any more.
    func clientWentAway() {
        change { state in
            state.isGone = true
            // What a client asked for before it hung up is begun, once it has been read.
            return !state.isReading
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
        var isToBeGivenUp = false
        change { state in
            guard !state.isOver else { return false }
            // What may be refused still is no stream yet.
            if state.isReading { return false }
            let idle = now - state.moved
            if state.isOverfull || state.waitingCount > 0 {
                isToBeGivenUp = state.isOverfull || idle > options.sendingTime
                return false
            }
            guard state.isSuspended, idle > options.keepAliveTime else { return false }
            if state.isStream {
                append(comment: &state)
            } else {
                // A client that hears nothing may think that nobody is there.
                beginStream(&state)
            }
            return true
        }
        return isToBeGivenUp
    }

    // MARK: Taking out, on the library's thread

    /// What the library is to do with the request.
    func next() -> Step {
        state.withLock { state in
            if case .done(let message) = state.reading {
                state.reading = .none
                return .take(message)
            }
            if state.isStream { return .stream }
            if let first = state.messages.first {
                if first.isAnswer { return .reply(first) }
                beginStream(&state)
                return .stream
            }
            if state.isEnded || end.hasCome { return .nothing }
            if state.isGone, !state.isReading { return .hangUp }
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
            if state.isEnded || end.hasCome { return .end }
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

    /// Changes the state.
    ///
    /// - Parameter body: Changes it; whether the library is to look at it again, where it waits.
    private func change(_ body: (inout State) -> Bool) {
        let isToGoOn = state.withLock { state in
            guard body(&state), state.isSuspended, !state.isOver else { return false }
            state.isSuspended = false
            end.beginResuming()
            return true
        }
        guard isToGoOn else { return }
        // Not under the lock: the library's thread goes on at once, and would wait for it.
        handle.resume()
        end.endResuming()
    }
}
