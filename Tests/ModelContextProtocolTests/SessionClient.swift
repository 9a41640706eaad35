import Foundation
import IntentRuntime
import JSON
import Testing

@testable import ModelContextProtocol

/// A client whose messages a session is handed directly, so that a test can set limits and see what is kept.
final class SessionClient {
    /// Takes what the session says.
    private final class Taker: Outlet {
        let messages: AsyncStream<JSONValue>
        private let continuation: AsyncStream<JSONValue>.Continuation

        init() { (messages, continuation) = AsyncStream.makeStream() }

        var isFull: Bool { false }

        func put(_ message: EncodedMessage) -> Int {
            do {
                continuation.yield(try JSONValue(parsing: message.line))
            } catch {
                Issue.record(error)
            }
            return 0
        }

        func written(_ number: Int) async {}
    }

    let session: Session
    private let taker = Taker()
    private let scope: Int
    private var messages: AsyncStream<JSONValue>.Iterator
    private var early: [JSONValue] = []
    private var lastID = 0

    /// Makes a client of a session of its own.
    convenience init(
        _ server: MCPServer, principal: String = "", limits: RequestLimits = RequestLimits()
    ) {
        self.init(session: Session(server: server, principal: principal, limits: limits))
    }

    /// Makes a client of a session that may have others.
    init(session: Session, scope: Int = 0) {
        self.session = session
        self.scope = scope
        messages = taker.messages.makeAsyncIterator()
    }

    /// A server of the library, and of work that takes long.
    static func server(_ catalog: IntentCatalog = .work, confirmsEverything: Bool = false) -> MCPServer {
        MCPServer(system: IntentSystem(catalog: catalog), confirmsEverything: confirmsEverything)
    }

    /// Sends a message.
    func send(_ message: JSONValue) { session.receive(message.bytes, from: RequestOrigin(taker, scope: scope)) }

    /// Sends a request; its id.
    @discardableResult
    func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
        lastID += 1
        let id = JSONValue.integer(lastID)
        send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
        return id
    }

    /// Sends a request and waits for its answer.
    func call(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
        try await answer(to: request(method, parameters))
    }

    /// Sends a call again with what it was answered, and answers to what that asks.
    @discardableResult
    func repeating(_ parameters: JSONValue, _ asked: JSONValue?, _ answers: JSONValue?) throws -> JSONValue {
        var members = try #require(parameters.object)
        members["requestState"] = try #require(asked?["requestState"])
        members["inputResponses"] = answers
        return request("tools/call", .object(members))
    }

    /// The answer to a request.
    func answer(to id: JSONValue) async throws -> JSONValue {
        try await first { $0["id"] == id && $0["method"] == nil }
    }

    /// The first message that is wanted; what comes before it is kept.
    func first(where isWanted: (JSONValue) -> Bool) async throws -> JSONValue {
        if let index = early.firstIndex(where: isWanted) { return early.remove(at: index) }
        while let message = await messages.next(isolation: #isolation) {
            if isWanted(message) { return message }
            early.append(message)
        }
        throw TestClient.Ended()
    }

    /// The next message.
    func next() async throws -> JSONValue { try await first { _ in true } }

    /// Forgets what the session asked or told so far; only for a session with a handshake.
    func forgetRequests() async throws {
        _ = try await call("ping", [:])
        early.removeAll { $0["method"] != nil }
    }

    /// The client goes away.
    func leave() { session.cancelAll(from: taker) }

    /// Waits until what is kept is as wanted.
    func count(where isWanted: (SessionCount) -> Bool) async throws {
        while !isWanted(session.count) { try await Task.sleep(for: .milliseconds(2)) }
    }
}
