import CMicrohttpd
import Foundation
import ModelContextProtocol
import Synchronization

/// Offers an intent system to assistants over HTTP, by the transport "Streamable HTTP" of the Model Context Protocol.
///
/// There is one endpoint, `/mcp`. It serves the revisions that begin with `initialize`, from 2025-03-26 on, in sessions, and requests of
/// the stateless revision 2026-07-28 side by side. One thread serves all connections; what takes time runs elsewhere.
public final class StreamableHTTPServer: Sendable {
    /// How long what is open may still take when the server is to end.
    public static let defaultGrace: Duration = .seconds(5)

    /// The library's server, which its own functions guard.
    private struct Daemon: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private enum State {
        case running(Daemon)
        case ended
    }

    /// Where it listens.
    public let address: HTTPAddress
    private let service: HTTPService
    private let watcher: ConnectionWatcher
    private let state: Mutex<State>

    /// Starts a server.
    ///
    /// A write to a closed connection would end the process, so the signal for it is ignored from here on. The process may have as many
    /// descriptors as the system allows it from here on.
    ///
    /// - Parameters:
    ///   - server: What is served.
    ///   - address: Where it listens.
    ///   - tokens: The tokens that clients prove themselves with, once there are some.
    ///   - options: What is taken, from whom, and how much of it.
    /// - Throws: ``StreamableHTTPError`` where the address is open to others without a token, or cannot be listened on.
    public init(
        _ server: MCPServer, at address: HTTPAddress, tokens: TokenStore? = nil,
        options: StreamableHTTPOptions = StreamableHTTPOptions()
    ) throws(StreamableHTTPError) {
        if !address.isLoopback {
            if options.needsNoToken { throw .tokensAreNeeded(address) }
            guard let tokens, !tokens.current.tokens.isEmpty else { throw .needsToken(address) }
        }
        signal(SIGPIPE, SIG_IGN)
        let descriptorLimit = Self.raiseDescriptorLimit()
        guard let watcher = ConnectionWatcher() else { throw .noResources }
        let listening = try ListeningSocket(address)
        let service = HTTPService(
            server: server, address: listening.address, tokens: tokens, options: options, watcher: watcher)
        var given = CMicrohttpdOptions()
        given.listening_socket = listening.descriptor
        // The rest of the process needs descriptors too.
        given.connection_limit = UInt32(max(1, min(options.connectionLimit, descriptorLimit - 64)))
        // On this machine's own address a proxy may stand that all others come through.
        given.connection_limit_per_address = address.isLoopback ? 0 : UInt32(max(1, options.connectionLimitPerAddress))
        given.timeout = UInt32(max(1, max(options.receivingTime, options.sendingTime) / .seconds(1)))
        given.connection_memory = 8 << 10
        // Reading JSON descends as deep as the value does.
        given.stack_size = 4 << 20
        let context = Unmanaged.passRetained(service)
        guard
            let daemon = CMicrohttpdStart(
                &given, takeRequest, finishRequest, noticeConnection, context.toOpaque())
        else {
            context.release()
            close(listening.descriptor)
            throw .noResources
        }
        self.address = listening.address
        self.service = service
        self.watcher = watcher
        state = Mutex(.running(Daemon(pointer: daemon)))
        watcher.start(hungUp: { service.hungUp($0) }, tick: { service.tend() })
    }

    /// Ends the server: no more is taken, what is open is answered if that does not take too long, and streams are ended.
    ///
    /// - Parameter grace: How long what is open may take.
    public func stop(grace: Duration = StreamableHTTPServer.defaultGrace) async {
        let running = state.withLock { state -> Daemon? in
            guard case .running(let daemon) = state else { return nil }
            state = .ended
            return daemon
        }
        guard let daemon = running?.pointer else { return }
        // Whoever connects from here on is told that the server ends. To close the socket now would race with the library's thread,
        // which then ends the process.
        service.stopTaking()
        await waitUntilDone(for: grace)
        service.endAll()
        // Ended streams still have their last bytes to send.
        await waitUntilDone(for: .seconds(1))
        watcher.stop()
        let stopping = Daemon(pointer: daemon)
        await withCheckedContinuation { continuation in
            // It waits for other threads, which no thread of the concurrency pool may do.
            Thread.detachNewThread { [service] in
                while service.end.isAwaited { Thread.sleep(forTimeInterval: 0.001) }
                MHD_stop_daemon(stopping.pointer)
                // The library calls no more.
                Unmanaged.passUnretained(service).release()
                continuation.resume()
            }
        }
    }

    private func waitUntilDone(for time: Duration) async {
        let end = ContinuousClock.now + time
        while service.openCount > 0, ContinuousClock.now < end {
            do {
                try await Task.sleep(for: .milliseconds(10))
            } catch {
                // Who waits has given up: what is open is ended now.
                return
            }
        }
    }

    /// Has the process take as many descriptors as it may; how many that are.
    private static func raiseDescriptorLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        if limit.rlim_cur < limit.rlim_max {
            var raised = limit
            raised.rlim_cur = raised.rlim_max
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
