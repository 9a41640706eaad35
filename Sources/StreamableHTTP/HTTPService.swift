import CAllocator
import CMicrohttpd
import Foundation
import JSON
import ModelContextProtocol
import Synchronization

/// What the library calls: takes requests, hands their messages to sessions, and answers.
///
/// All of it but what is said otherwise runs on the library's one thread, which must not wait for anything.
final class HTTPService: Sendable {
    private struct State {
        var connections: [Int: Connection] = [:]
        /// How many there were at most since memory was given back to the system.
        var mostConnections = 0
        var lastSerial = 0
        /// Whether no more requests are taken.
        var isStopping = false
    }

    /// How many bytes of JSON are read on the library's thread, where all others wait meanwhile.
    private static let largeBody = 64 << 10

    /// How many fewer connections there are to be before memory is given back.
    private static let manyConnections = 256

    let sessions: SessionTable
    let options: StreamableHTTPOptions
    let end = ServerEnd()
    private let check: RequestCheck
    private let credentials: Credentials
    private let watcher: ConnectionWatcher
    private let principals: RateLimiter<String?>
    private let networks: RateLimiter<IPAddress>
    private let state = Mutex(State())

    init(
        server: MCPServer, address: HTTPAddress, tokens: TokenStore?, options: StreamableHTTPOptions,
        watcher: ConnectionWatcher
    ) {
        self.options = options
        self.watcher = watcher
        sessions = SessionTable(server: server, options: options)
        check = RequestCheck(address: address, options: options)
        credentials = Credentials(store: tokens, address: address, options: options)
        principals = RateLimiter(rate: options.requestsPerSecond)
        networks = RateLimiter(rate: options.requestsPerSecond)
    }

    // MARK: Connections

    /// Takes a connection in.
    func open(_ handle: ConnectionHandle) -> Connection {
        let descriptor = CMicrohttpdSocket(handle.pointer)
        let connection = Connection(serial: newSerial(), descriptor: descriptor)
        state.withLock { state in
            state.connections[connection.serial] = connection
            state.mostConnections = max(state.mostConnections, state.connections.count)
        }
        watcher.watch(descriptor, as: connection.serial)
        return connection
    }

    /// Takes it that a connection is about to be closed.
    func close(_ connection: Connection) {
        state.withLock { $0.connections[connection.serial] = nil }
        connection.close()
    }

    private func newSerial() -> Int {
        state.withLock { state in
            state.lastSerial += 1
            return state.lastSerial
        }
    }

    // MARK: Requests

    /// Takes the head of a request.
    func begin(_ head: RequestHead, on connection: Connection, _ handle: ConnectionHandle) -> IncomingRequest {
        let exchange = Exchange(serial: newSerial(), handle: handle, end: end)
        connection.begin(exchange)
        let request = IncomingRequest(head: head, connection: connection, exchange: exchange)
        do throws(HTTPRefusal) {
            try admit(request)
        } catch {
            request.refusal = error
        }
        return request
    }

    private func admit(_ request: IncomingRequest) throws(HTTPRefusal) {
        guard !state.withLock(\.isStopping) else {
            throw HTTPRefusal(.serviceUnavailable, "the server is ending").adding("Connection", "close")
        }
        let now = ContinuousClock.now
        try check.checkSource(request.head)
        request.origin = request.head["origin"]
        if let network = request.connection.network { try limit(networks.take(network, at: now)) }
        try check.checkTarget(request.head)
        // Browsers ask without a token.
        request.isPreflight = request.origin != nil && request.head.method == "OPTIONS"
        if request.isPreflight { return }
        request.principal = try credentials.principal(of: request.head)
        try limit(principals.take(request.principal, at: now))
        try check.checkForm(request.head)
    }

    private func limit(_ seconds: Int?) throws(HTTPRefusal) {
        guard let seconds else { return }
        throw HTTPRefusal(.tooManyRequests, "too many requests; the next may come in \(seconds) s")
            .adding("Retry-After", "\(seconds)")
    }

    /// Whether a request is answered before its body has come.
    func isAnsweredEarly(_ request: IncomingRequest) -> Bool {
        guard request.refusal != nil else { return false }
        // What is read is read to its end, so that the client finds the answer; a client that asks first need send nothing.
        return request.head.waitsToSend || (request.head.contentLength ?? 0) > forgottenLimit
    }

    /// How much of the body of a request is read that is not served.
    private var forgottenLimit: Int { options.bodyLimit * 2 }

    /// Takes a part of a body.
    ///
    /// - Returns: Whether the client may go on.
    func append(_ part: UnsafeRawBufferPointer, to request: IncomingRequest) -> Bool {
        request.append(part, limit: options.bodyLimit)
        return request.received <= forgottenLimit
    }

    /// Takes it that all of a request is there.
    func take(_ request: IncomingRequest) {
        request.isTaken = true
        request.connection.received()
        guard request.refusal == nil else { return }
        do throws(HTTPRefusal) {
            switch request.head.method {
            case "OPTIONS": break
            case "GET": try listen(request)
            case "DELETE": try endSession(request)
            default: try post(request)
            }
        } catch {
            request.refusal = error
        }
    }

    /// Takes it that a request is done with, answered or not.
    func finish(_ request: IncomingRequest) {
        // The library itself ends a request whose client has hung up; what it asked for is begun all the same.
        if let message = request.exchange.takeRead() { try? take(message, request) }
        request.exchange.finish()
        request.connection.end(request.exchange)
        if let session = request.session { sessions.end(request.exchange, in: session) }
        if !request.exchange.hasAnswer { request.onDisconnect?() }
    }

    // MARK: Methods of HTTP

    private func listen(_ request: IncomingRequest) throws(HTTPRefusal) {
        let id = try sessionID(request)
        _ = try session(id, for: request)
        request.exchange.openStream()
        sessions.setStanding(request.exchange, in: id)
    }

    private func endSession(_ request: IncomingRequest) throws(HTTPRefusal) {
        let id = try sessionID(request)
        guard sessions.close(id, of: request.principal) else { throw Self.unknownSession }
    }

    private func post(_ request: IncomingRequest) throws(HTTPRefusal) {
        let body = request.takeBody()
        guard body.count > Self.largeBody else { return try take(ClientMessage.read(body), request) }
        // Meanwhile this thread serves others.
        let exchange = request.exchange
        exchange.beginReading()
        options.runAside { exchange.endReading(ClientMessage.read(body)) }
    }

    /// Does what a message says.
    func take(
        _ read: Result<ClientMessage, ClientMessage.Refusal>, _ request: IncomingRequest
    ) throws(HTTPRefusal) {
        let message: ClientMessage
        do throws(ClientMessage.Refusal) {
            message = try read.get()
        } catch {
            throw HTTPRefusal(.badRequest, error.error, id: error.id)
        }
        switch message {
        case .request(let id, let method, let parameters):
            if isStateless(method, parameters, request.head) {
                try takeStateless(message, id, method, parameters, request)
            } else if method == "initialize", request.head["mcp-session-id"] == nil {
                try introduce(message, request)
            } else {
                let session = try session(try sessionID(request), for: request)
                session.take(message, from: RequestOrigin(request.exchange))
            }
        case .notification:
            // The stateless revision has none that a server heeds over HTTP.
            guard !isStatelessRevision(request.head) else { break }
            try session(try sessionID(request), for: request)
                .take(message, from: RequestOrigin(request.exchange))
        case .response:
            guard !isStatelessRevision(request.head) else {
                throw HTTPRefusal(.badRequest, "revision 2026-07-28 has no answers of the client's")
            }
            try session(try sessionID(request), for: request)
                .take(message, from: RequestOrigin(request.exchange))
        }
        if case .request = message { return }
        request.isAcknowledged = true
    }

    // MARK: Eras

    private func isStateless(_ method: String, _ parameters: JSONObject, _ head: RequestHead) -> Bool {
        if RequestMetadata.isStateless(parameters) || method == "server/discover" { return true }
        return method != "initialize" && isStatelessRevision(head)
    }

    private func isStatelessRevision(_ head: RequestHead) -> Bool {
        head["mcp-protocol-version"].flatMap { ProtocolRevision(rawValue: $0) }?.isStateless ?? false
    }

    private func takeStateless(
        _ message: ClientMessage, _ id: JSONValue, _ method: String, _ parameters: JSONObject,
        _ request: IncomingRequest
    ) throws(HTTPRefusal) {
        request.isStateless = true
        do throws(RPCError) {
            try HeaderCheck(head: request.head).check(method: method, parameters)
        } catch {
            throw HTTPRefusal(.badRequest, error, id: id)
        }
        let session = sessions.stateless(of: request.principal)
        let exchange = request.exchange
        // Here, and only here, a client that hangs up wants no answer any more.
        request.onDisconnect = { session.cancelAll(from: exchange) }
        // Each request stands by itself, and so does its id.
        session.take(message, from: RequestOrigin(exchange, scope: exchange.serial))
    }

    private func introduce(_ message: ClientMessage, _ request: IncomingRequest) throws(HTTPRefusal) {
        let session = sessions.new(for: request.principal)
        session.take(message, from: RequestOrigin(request.exchange))
        // 'initialize' is answered at once; where it is refused, there is no session.
        guard request.exchange.hasAnswer, request.exchange.firstErrorCode == nil else { return }
        guard let id = sessions.open(session, for: request.principal) else {
            throw HTTPRefusal(
                .serviceUnavailable,
                "there are \(options.sessionLimit) sessions in use already; end one of them with 'DELETE'")
        }
        request.openedSession = id
    }

    // MARK: Sessions

    private static let unknownSession = HTTPRefusal(
        .notFound, "there is no such session, or it has ended; begin another with 'initialize'")

    private func sessionID(_ request: IncomingRequest) throws(HTTPRefusal) -> String {
        if let version = request.head["mcp-protocol-version"] {
            guard let revision = ProtocolRevision(rawValue: version) else {
                throw HTTPRefusal(.badRequest, RPCError.unsupportedRevision(version))
            }
            guard !revision.isStateless else {
                throw HTTPRefusal(.methodNotAllowed, "revision \(version) has no sessions, and only 'POST'")
                    .adding("Allow", "POST")
            }
        }
        guard let id = request.head["mcp-session-id"] else {
            throw HTTPRefusal(
                .badRequest,
                "the header field 'Mcp-Session-Id' is missing: begin with 'initialize', whose answer carries it, or send "
                    + "requests of revision 2026-07-28, which need no session")
        }
        return id
    }

    private func session(_ id: String, for request: IncomingRequest) throws(HTTPRefusal) -> Session {
        guard let session = sessions.begin(request.exchange, in: id, of: request.principal) else {
            throw Self.unknownSession
        }
        request.session = id
        return session
    }

    // MARK: Time and ends, on other threads

    private var connections: [Connection] { state.withLock { Array($0.connections.values) } }

    /// How many requests are not done with.
    var openCount: Int { connections.reduce(0) { $0 + ($1.exchange == nil ? 0 : 1) } }

    /// Takes it that the client of a connection has hung up.
    func hungUp(_ serial: Int) {
        state.withLock { $0.connections[serial] }?.hangUp()
    }

    /// Looks after everything; called about once a second.
    func tend() {
        let now = ContinuousClock.now
        for connection in connections { connection.tend(at: now, options) }
        sessions.sweep(at: now, isKnown: credentials.known)
        giveBackMemory()
    }

    /// Gives memory back that many connections needed which have ended: the allocator would keep it for the next ones.
    private func giveBackMemory() {
        let isMuch = state.withLock { state in
            guard state.mostConnections - state.connections.count >= Self.manyConnections else { return false }
            state.mostConnections = state.connections.count
            return true
        }
        if isMuch { CAllocatorTrim() }
    }

    /// Takes no more requests.
    func stopTaking() {
        state.withLock { $0.isStopping = true }
        sessions.endInput()
    }

    /// Ends what is not done with; from here on nothing waits.
    func endAll() {
        end.come()
        sessions.cancelAll()
        for connection in connections { connection.exchange?.endWithoutAnswer() }
    }
}

extension ClientMessage {
    /// Reads the body of a request.
    fileprivate static func read(_ body: [UInt8]) -> Result<ClientMessage, Refusal> {
        Result { () throws(Refusal) in try ClientMessage(line: body) }
    }
}
