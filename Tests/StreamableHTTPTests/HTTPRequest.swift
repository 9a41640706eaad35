import JSON

/// A request as a client writes it.
struct HTTPRequest {
    var method = "POST"
    var path = "/mcp"
    /// The header fields beside `Host` and those of the body.
    var fields: [String: String] = [
        "Content-Type": "application/json", "Accept": "application/json, text/event-stream",
    ]
    var host = "127.0.0.1"
    var body: [UInt8] = []

    /// A request with a message.
    init(_ message: JSONValue) {
        body = message.bytes
    }

    /// A request without a body.
    init(_ method: String, _ fields: [String: String] = [:]) {
        self.method = method
        self.fields = fields
    }

    /// The same with other header fields; an empty one is left out.
    func with(_ fields: [String: String]) -> HTTPRequest {
        var request = self
        request.fields = self.fields.merging(fields) { $1 }.filter { !$1.isEmpty }
        return request
    }

    /// What is sent.
    var bytes: [UInt8] { head + body }

    /// What is sent before the body.
    var head: [UInt8] {
        var lines = ["\(method) \(path) HTTP/1.1"]
        if !host.isEmpty { lines.append("Host: \(host)") }
        lines += fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        let isChunked = fields["Transfer-Encoding"] != nil
        if !body.isEmpty, !isChunked { lines.append("Content-Length: \(body.count)") }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    // MARK: Messages of the protocol

    /// A request in a revision that begins with `initialize`.
    static func legacy(
        _ method: String, _ parameters: JSONValue = [:], id: JSONValue = 1, session: String?
    ) -> HTTPRequest {
        HTTPRequest(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
            .with(["Mcp-Session-Id": session ?? "", "MCP-Protocol-Version": session == nil ? "" : "2025-11-25"])
    }

    /// A stateless request, with the header fields that belong to it.
    static func stateless(
        _ method: String, _ parameters: JSONObject = [:], id: JSONValue = 1, capabilities: JSONValue = [:],
        progressToken: JSONValue? = nil
    ) -> HTTPRequest {
        var metadata: JSONObject = [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": capabilities,
            "io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"],
        ]
        metadata["progressToken"] = progressToken
        var parameters = parameters
        parameters["_meta"] = .object(metadata)
        let name = parameters[method == "resources/read" ? "uri" : "name"]?.string
        return HTTPRequest([
            "jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(parameters),
        ])
        .with(["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method, "Mcp-Name": name ?? ""])
    }

    /// The parameters that call a tool of the quay.
    static func tool(_ name: String, _ arguments: JSONValue = [:]) -> JSONObject {
        JSONObject([("name", .string("streamableHTTPTests_\(name)")), ("arguments", arguments)])
    }
}
