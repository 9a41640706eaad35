import ModelContextProtocol
import Synchronization

/// The sessions of all clients: those that `initialize` opened, and one for all stateless requests of each principal.
final class SessionTable: Sendable {
    /// A session that `initialize` opened.
    private struct Entry {
        let session: Session
        let principal: String?
        var used: ContinuousClock.Instant
        var exchanges: [Int: Exchange] = [:]
        var standing: Exchange?
    }

    private struct State {
        var opened: [String: Entry] = [:]
        var stateless: [String?: Session] = [:]
    }

    private let server: MCPServer
    private let limit: Int
    private let time: Duration
    private let state = Mutex(State())

    init(server: MCPServer, options: StreamableHTTPOptions) {
        self.server = server
        limit = max(options.sessionLimit, 1)
        time = options.sessionTime
    }

    /// The session of all stateless requests of a principal.
    func stateless(of principal: String?) -> Session {
        state.withLock { state in
            if let session = state.stateless[principal] { return session }
            let session = Session(server: server, principal: principal)
            state.stateless[principal] = session
            return session
        }
    }

    // MARK: Sessions that were opened

    /// A session that is not open yet.
    func new(for principal: String?) -> Session { Session(server: server, principal: principal) }

    /// Opens a session, in place of the principal's longest unused one where it has too many.
    ///
    /// - Returns: The session's id, or `nil` where the principal has too many that are all in use.
    func open(_ session: Session, for principal: String?) -> String? {
        let id = Self.newID()
        let (isOpen, unused) = state.withLock { state -> (Bool, Entry?) in
            let own = state.opened.filter { $0.value.principal == principal }
            var unused: Entry?
            if own.count >= limit {
                let idle = own.filter { $0.value.exchanges.isEmpty && $0.value.standing == nil }
                guard let oldest = idle.min(by: { $0.value.used < $1.value.used }) else { return (false, nil) }
                unused = state.opened.removeValue(forKey: oldest.key)
            }
            state.opened[id] = Entry(session: session, principal: principal, used: .now)
            return (true, unused)
        }
        if let unused { Self.end(unused) }
        return isOpen ? id : nil
    }

    /// Takes up a request in a session.
    ///
    /// - Returns: `nil` where the principal has no such session.
    func begin(_ exchange: Exchange, in id: String, of principal: String?) -> Session? {
        state.withLock { state in
            guard var entry = state.opened[id], entry.principal == principal else { return nil }
            entry.used = .now
            entry.exchanges[exchange.serial] = exchange
            state.opened[id] = entry
            return entry.session
        }
    }

    /// Makes a request of a session the stream for what belongs to no request. The one before it ends: its client has come again.
    func setStanding(_ exchange: Exchange, in id: String) {
        let former = state.withLock { state in
            let former = state.opened[id]?.standing
            state.opened[id]?.standing = exchange
            // Under the lock, so that the session has the stream that stands here.
            state.opened[id]?.session.setStanding(exchange)
            return former
        }
        former?.endWithoutAnswer()
    }

    /// Takes it that a request is done with.
    func end(_ exchange: Exchange, in id: String) {
        state.withLock { state in
            state.opened[id]?.exchanges[exchange.serial] = nil
            state.opened[id]?.used = .now
            guard let entry = state.opened[id], entry.standing === exchange else { return }
            state.opened[id]?.standing = nil
            entry.session.setStanding(nil)
        }
    }

    /// Ends a session.
    ///
    /// - Returns: Whether the principal had it.
    func close(_ id: String, of principal: String?) -> Bool {
        let entry = state.withLock { state -> Entry? in
            guard state.opened[id]?.principal == principal else { return nil }
            return state.opened.removeValue(forKey: id)
        }
        entry.map(Self.end)
        return entry != nil
    }

    // MARK: Ends

    /// Ends the sessions that nobody has used for long, and those of principals that are no more.
    func sweep(at now: ContinuousClock.Instant, isKnown: (String?) -> Bool) {
        let (ended, orphans) = state.withLock { state -> ([Entry], [Session]) in
            let unused = state.opened.filter { _, entry in
                let isUsed = !entry.exchanges.isEmpty || entry.standing != nil || now - entry.used < time
                return !isUsed || !isKnown(entry.principal)
            }
            for id in unused.keys { state.opened[id] = nil }
            let orphans = state.stateless.filter { !isKnown($0.key) }
            for principal in orphans.keys { state.stateless[principal] = nil }
            return (Array(unused.values), Array(orphans.values))
        }
        ended.forEach(Self.end)
        for session in orphans {
            session.endInput()
            session.cancelAll()
        }
    }

    /// Tells all sessions that nothing more comes: questions are not answered, and streams without a request end.
    func endInput() {
        let (sessions, streams) = state.withLock { state in
            (
                state.opened.values.map(\.session) + Array(state.stateless.values),
                state.opened.values.compactMap(\.standing)
            )
        }
        for session in sessions { session.endInput() }
        for stream in streams { stream.endWithoutAnswer() }
    }

    /// Stops all that runs.
    func cancelAll() {
        let sessions = state.withLock { state in
            state.opened.values.map(\.session) + Array(state.stateless.values)
        }
        for session in sessions { session.cancelAll() }
    }

    private static func end(_ entry: Entry) {
        entry.session.endInput()
        entry.session.cancelAll()
        entry.standing?.endWithoutAnswer()
        for exchange in entry.exchanges.values { exchange.endWithoutAnswer() }
    }

    /// 128 random bits that nobody can guess.
    private static func newID() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
