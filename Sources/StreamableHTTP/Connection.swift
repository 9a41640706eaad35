import Glibc
import Synchronization

/// A client's connection, as long as it is open.
final class Connection: Sendable {
    private struct State {
        var exchange: Exchange?
        var isClosed = false
        var isHungUp = false
        /// Since when a request is awaited or arrives; `nil` while one is answered.
        var awaits: ContinuousClock.Instant? = .now
    }

    /// How long what a client sent before it hung up may take to be read.
    private static let lastRead: Duration = .seconds(2)

    let serial: Int
    /// The network that it comes from; `nil` for this machine, where proxies stand that others come through.
    let network: IPAddress?
    private let descriptor: Int32
    private let state = Mutex(State())

    init(serial: Int, descriptor: Int32) {
        self.serial = serial
        self.descriptor = descriptor
        network = ListeningSocket.peer(of: descriptor).flatMap { $0.isLoopback ? nil : $0.network }
    }

    /// The request that is being served.
    var exchange: Exchange? { state.withLock(\.exchange) }

    /// Takes it that the head of a request has arrived.
    func begin(_ exchange: Exchange) {
        state.withLock { state in
            state.exchange = exchange
            state.awaits = .now
        }
    }

    /// Takes it that all of a request has arrived.
    func received() {
        state.withLock { $0.awaits = nil }
    }

    /// Takes it that the request is done with.
    func end(_ exchange: Exchange) {
        state.withLock { state in
            if state.exchange === exchange { state.exchange = nil }
            state.awaits = .now
        }
    }

    /// Takes it that the request waits now: a client that has hung up before waits for nothing.
    func waits() {
        let exchange = state.withLock { $0.isHungUp ? $0.exchange : nil }
        exchange?.clientWentAway()
    }

    /// Takes it that the client has hung up.
    func hangUp() {
        let exchange = state.withLock { state in
            state.isHungUp = true
            return state.exchange
        }
        exchange?.clientWentAway()
    }

    /// Looks after the connection from time to time: a client that keeps the server waiting is given up.
    func tend(at now: ContinuousClock.Instant, _ options: StreamableHTTPOptions) {
        let exchange = state.withLock { state in
            // Of a client that has hung up nothing more comes, which the library does not always notice.
            let limit = state.isHungUp ? min(Self.lastRead, options.receivingTime) : options.receivingTime
            if let awaits = state.awaits, now - awaits > limit { cut(&state) }
            return state.exchange
        }
        guard let exchange, exchange.tend(at: now, options) else { return }
        state.withLock { cut(&$0) }
    }

    /// Takes it that the library is about to close the connection.
    func close() {
        state.withLock { $0.isClosed = true }
    }

    /// Ends the connection; the library then finds it ended.
    private func cut(_ state: inout State) {
        guard !state.isClosed else { return }
        shutdown(descriptor, Int32(SHUT_RDWR))
    }
}
