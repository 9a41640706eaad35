import IntentRuntime
import JSON
import JoinedApps

/// A server of the Model Context Protocol, in any language, as an app: its tools are intents, its resources are entities.
///
/// The server is started when it is needed, watched, and started again after it has ended. It is a stranger: its words are cleaned and cut, its
/// claims about its tools believed only as far as ``IntentEffect`` says, and its answers held against what it declares.
public final class MCPServerApp: Sendable {
    /// The app that the server is.
    public let app: AppDescriptor
    let limits: ServerLimits
    private let program: Program
    private let cache: OfferCache?
    private let supervisor: Supervisor<ServerSession>
    let changes: ChangeWatch

    /// Makes an app; nothing is started yet.
    ///
    /// - Parameters:
    ///   - app: The app that the server is; its id is the one that the person gave it.
    ///   - program: The server's program, which speaks on its standard input and output.
    ///   - limits: How long the server may take.
    ///   - cache: Where is kept what servers said that they offer.
    package init(
        _ app: AppDescriptor, program: Program, limits: ServerLimits = ServerLimits(), cache: OfferCache? = nil
    ) {
        self.app = app
        self.limits = limits
        self.program = program
        self.cache = cache
        let changes = ChangeWatch(of: app.id)
        self.changes = changes
        let name = "the MCP server '\(app.id)'"
        supervisor = Supervisor(name: name) {
            let session = ServerSession(app: app.id, process: try ChildProcess(program), changes: changes)
            do {
                session.begin(try await Handshake(session, limit: limits.start))
                return session
            } catch {
                session.stop(because: "could not be spoken with")
                if let fault = error as? ServerFault { throw fault.error(of: name) }
                throw error
            }
        }
    }

    deinit {
        supervisor.current?.close()
    }

    /// What the server offers, with the server started where it does not run.
    ///
    /// - Returns: What it offers.
    /// - Throws: ``IntentSystemError``.
    public func offer() async throws -> ServerOffer {
        let (session, listing) = try await ready()
        let offer = ServerOffer(
            catalog: listing.catalog(of: app), notices: listing.notices.map { "\(session.server): \($0)" })
        if let cache, let identity = try? ProgramIdentity(program) {
            cache.keep(
                ["catalog": offer.catalog.json, "notices": .array(offer.notices.map { .string($0) })], of: keptName,
                identity)
        }
        return offer
    }

    /// What the server said that it offers, where that is kept and its program is still the same; else as ``offer()``.
    ///
    /// - Throws: ``IntentSystemError``.
    func keptOffer() async throws -> ServerOffer {
        guard let cache, let kept = cache.offer(of: keptName, try ProgramIdentity(program)),
            let json = kept["catalog"], let catalog = try? IntentCatalog(json: json, app: app)
        else { return try await offer() }
        return ServerOffer(catalog: catalog, notices: kept["notices"]?.array?.compactMap(\.string) ?? [])
    }

    private var keptName: String { "mcp-\(app.id)" }

    /// Ends the server, where it runs.
    public func close() {
        supervisor.current?.close()
    }

    /// A conversation with the running server, and what it offers.
    func ready() async throws -> (session: ServerSession, listing: ServerListing) {
        let session = try await supervisor.session()
        return (session, try await told(by: session) { try await session.listing() })
    }

    /// Asks a server something, and tells what goes wrong as the system does.
    ///
    /// - Parameters:
    ///   - session: The conversation with the server.
    ///   - body: What asks.
    func told<Value>(by session: ServerSession, _ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let fault as ServerFault {
            throw fault.error(of: session.server)
        }
    }
}
