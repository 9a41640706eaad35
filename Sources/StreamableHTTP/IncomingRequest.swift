/// A request as it arrives. Only the library's thread has it.
final class IncomingRequest {
    let head: RequestHead
    let connection: Connection
    let exchange: Exchange
    /// Whom the client has proven to be.
    var principal: String?
    /// The web origin of the page that sends it, where there is one that may.
    var origin: String?
    /// Whether a browser asks by it what a page may send.
    var isPreflight = false
    /// Why it is not served, once that is plain.
    var refusal: HTTPRefusal?
    /// Whether all of it arrived and was handed on.
    var isTaken = false
    /// The session that `initialize` opened.
    var openedSession: String?
    /// The session that it came in.
    var session: String?
    /// What is stopped when the client goes away.
    var onDisconnect: (@Sendable () -> Void)?
    /// Whether it was a notification or an answer, which nothing is said to.
    var isAcknowledged = false
    /// Whether it is served by the rules of the stateless revisions.
    var isStateless = false
    private(set) var body: [UInt8] = []
    private(set) var received = 0

    init(head: RequestHead, connection: Connection, exchange: Exchange) {
        self.head = head
        self.connection = connection
        self.exchange = exchange
    }

    /// Takes a part of the body in; one of a request that is not served is forgotten.
    func append(_ part: UnsafeRawBufferPointer, limit: Int) {
        received += part.count
        guard refusal == nil else { return }
        guard received <= limit else {
            refusal = HTTPRefusal(.contentTooLarge, "the body is longer than \(limit) bytes")
            body = []
            return
        }
        if body.isEmpty, let length = head.contentLength, length <= limit { body.reserveCapacity(length) }
        body += part
    }

    /// Gives the body away.
    func takeBody() -> [UInt8] {
        defer { body = [] }
        return body
    }
}
