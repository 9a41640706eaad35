import JSON
import ModelContextProtocol

/// Why a request is not served.
struct HTTPRefusal: Error {
    let status: HTTPStatus
    let error: RPCError
    /// The id of the request, where it is known.
    var id: JSONValue?
    /// Header fields that belong to the answer.
    var fields: [(name: String, value: String)] = []

    init(_ status: HTTPStatus, _ message: String) {
        self.status = status
        error = .invalidRequest(message)
    }

    init(_ status: HTTPStatus, _ error: RPCError, id: JSONValue? = nil) {
        self.status = status
        self.error = error
        self.id = id
    }

    /// The same with another header field.
    func adding(_ name: String, _ value: String) -> HTTPRefusal {
        var refusal = self
        refusal.fields.append((name, value))
        return refusal
    }

    /// The answer's body. Where the request is not known, it has no id: the protocol's schema knows no `null` there.
    var body: [UInt8] {
        var told = JSONObject([("code", .integer(error.code)), ("message", .string(error.message))])
        told["data"] = error.data
        var members = JSONObject([("jsonrpc", "2.0")])
        if let id, id != .null { members["id"] = id }
        members["error"] = .object(told)
        return JSONValue.object(members).bytes
    }
}
