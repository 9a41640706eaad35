import CMicrohttpd
import ModelContextProtocol

extension HTTPService {
    /// How much of a stream the library asks for at a time.
    private static let blockSize = 1024

    /// What pages that may send requests may send.
    private static let preflightFields = [
        ("Access-Control-Allow-Methods", "POST, GET, DELETE"),
        (
            "Access-Control-Allow-Headers",
            "Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID"
        ),
        ("Access-Control-Max-Age", "600"),
    ]

    /// Does with a request what is to be done now.
    func answer(_ request: IncomingRequest, _ handle: ConnectionHandle) -> MHD_Result {
        if let refusal = request.refusal { return refuse(refusal, request, handle) }
        if request.isPreflight { return reply(.noContent, Self.preflightFields, [], request, handle) }
        if request.isAcknowledged { return reply(.accepted, [], [], request, handle) }
        if request.head.method == "DELETE" { return reply(.noContent, [], [], request, handle) }
        switch request.exchange.next() {
        case .take(let message):
            do throws(HTTPRefusal) {
                try take(message, request)
            } catch {
                request.refusal = error
            }
            return answer(request, handle)
        case .reply(let message): return reply(message, to: request, handle)
        case .stream: return stream(request, handle)
        case .nothing: return reply(.ok, [("Content-Type", "text/event-stream")], [], request, handle)
        case .wait:
            request.connection.waits()
            return .YES
        case .hangUp: return .NO
        }
    }

    private func refuse(
        _ refusal: HTTPRefusal, _ request: IncomingRequest, _ handle: ConnectionHandle
    ) -> MHD_Result {
        reply(refusal.status, refusal.fields + [("Content-Type", "application/json")], refusal.body, request, handle)
    }

    private func reply(
        _ message: EncodedMessage, to request: IncomingRequest, _ handle: ConnectionHandle
    ) -> MHD_Result {
        var fields = [("Content-Type", "application/json")]
        if let session = request.openedSession { fields.append(("Mcp-Session-Id", session)) }
        return reply(status(of: message, request), fields, message.line, request, handle)
    }

    /// The status that goes with a message: the errors of the protocol itself have their own.
    private func status(of message: EncodedMessage, _ request: IncomingRequest) -> HTTPStatus {
        switch message.errorCode {
        case RPCError.Code.parse, RPCError.Code.invalidRequest: .badRequest
        case RPCError.Code.methodNotFound where request.isStateless: .notFound
        case RPCError.Code.headerMismatch, RPCError.Code.missingClientCapability, RPCError.Code.unsupportedRevision:
            request.isStateless ? .badRequest : .ok
        default: .ok
        }
    }

    private func reply(
        _ status: HTTPStatus, _ fields: [(name: String, value: String)], _ body: [UInt8], _ request: IncomingRequest,
        _ handle: ConnectionHandle
    ) -> MHD_Result {
        guard let response = body.withUnsafeBytes({ CMicrohttpdResponse($0.baseAddress, $0.count) }) else { return .NO }
        defer { MHD_destroy_response(response) }
        for (name, value) in fields { MHD_add_response_header(response, name, value) }
        admit(request.origin, to: response)
        return MHD_queue_response(handle.pointer, status.rawValue, response)
    }

    private func stream(_ request: IncomingRequest, _ handle: ConnectionHandle) -> MHD_Result {
        let context = Unmanaged.passRetained(
            StreamContext(connection: request.connection, exchange: request.exchange))
        let response = MHD_create_response_from_callback(
            UInt64.max, Self.blockSize, takeStreamPart, context.toOpaque(), releaseStream)
        guard let response else {
            context.release()
            return .NO
        }
        defer { MHD_destroy_response(response) }
        MHD_add_response_header(response, "Content-Type", "text/event-stream")
        MHD_add_response_header(response, "Cache-Control", "no-cache")
        // What stands between is to pass each event on when it comes.
        MHD_add_response_header(response, "X-Accel-Buffering", "no")
        admit(request.origin, to: response)
        return MHD_queue_response(handle.pointer, HTTPStatus.ok.rawValue, response)
    }

    /// Lets a page read an answer, where it is one that may send requests.
    private func admit(_ origin: String?, to response: OpaquePointer) {
        guard let origin else { return }
        MHD_add_response_header(response, "Access-Control-Allow-Origin", origin)
        MHD_add_response_header(response, "Access-Control-Expose-Headers", "Mcp-Session-Id")
        MHD_add_response_header(response, "Vary", "Origin")
    }
}
