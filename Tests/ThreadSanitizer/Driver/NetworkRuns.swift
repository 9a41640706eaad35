import Dispatch
import Foundation
import IntentRuntime
import JSON
import ModelContextProtocol
import StreamableHTTP
import Synchronization

/// Errands done over HTTP, each by requests on connections of their own.
final class NetworkRuns: Sendable {
    private static let capabilities: JSONValue = ["elicitation": [:]]

    private let server: StreamableHTTPServer
    private let askedCount = Mutex(0)

    /// Starts a server at a port that is free.
    init(system: IntentSystem) throws {
        guard let address = HTTPAddress("127.0.0.1:0") else { throw Wrong("127.0.0.1:0 is no address") }
        var options = StreamableHTTPOptions()
        options.requestsPerSecond = 0
        server = try StreamableHTTPServer(MCPServer(system: system), at: address, options: options)
    }

    /// How often the server put a question.
    var asked: Int { askedCount.withLock(\.self) }

    /// Does errands, all at once.
    func run(_ errands: [Errand]) async throws {
        try await withThrowingTaskGroup { group in
            for errand in errands {
                group.addTask { [self] in
                    try await withCheckedThrowingContinuation { continuation in
                        // Reading waits for the server, so each has a thread.
                        Thread.detachNewThread { [self] in
                            continuation.resume(with: Result { try run(errand) })
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Ends the server.
    func end() async { await server.stop() }

    private func run(_ errand: Errand) throws {
        var parameters = JSONObject([
            ("name", .string(errand.tool)), ("arguments", .object(errand.arguments)),
        ])
        parameters["_meta"] = [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": Self.capabilities,
            "progressToken": .string(errand.tool),
        ]
        if case .cancellation = errand.expectation {
            // Whoever ends the connection cancels what was asked for on it.
            return try connected { try send(parameters, on: $0) }
        }
        while true {
            let answer = try connected { connection in
                try send(parameters, on: connection)
                return try Self.answer(in: try Self.read(connection))
            }
            guard let result = answer["result"] else { throw Wrong("\(errand.tool): \(answer.text)") }
            guard result["resultType"] == "input_required" else {
                let told: Result<JSONValue, any Error> =
                    result["isError"] == false
                    ? .success(result["structuredContent"] ?? .null) : .failure(Wrong(answer.text))
                return try Wrong.check(told, errand)
            }
            askedCount.withLock { $0 += 1 }
            let answers = (result["inputRequests"]?.object ?? [:]).map { ($0.name, ProtocolRuns.answer(to: $0.value)) }
            parameters["inputResponses"] = .object(JSONObject(answers))
            parameters["requestState"] = result["requestState"]
        }
    }

    private func send(_ parameters: JSONObject, on connection: Int32) throws {
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": .object(parameters),
        ]
        let body = message.text
        let head = [
            "POST /mcp HTTP/1.1", "Host: 127.0.0.1:\(server.address.port)", "Connection: close",
            "Accept: application/json, text/event-stream", "Content-Type: application/json",
            "Content-Length: \(body.utf8.count)", "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: tools/call",
            "Mcp-Name: \(parameters["name"]?.string ?? "")",
        ]
        var rest = Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Wrong("the server takes no request: \(errno)") }
            rest = rest.dropFirst(count)
        }
    }

    private func connected<Value>(_ body: (Int32) throws -> Value) throws -> Value {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connection >= 0 else { throw Wrong("there is no socket: \(errno)") }
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = server.address.port.bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Wrong("the server takes no connection: \(errno)") }
        return try body(connection)
    }

    private static func read(_ connection: Int32) throws -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(connection, &chunk, chunk.count)
            if count <= 0 { break }
            bytes += chunk[..<count]
        }
        return String(decoding: whole(bytes), as: UTF8.self)
    }

    /// A response whose body is in one piece, as it is not where the server begins to answer before it knows how long the answer is.
    private static func whole(_ response: [UInt8]) -> [UInt8] {
        let lineBreak = Array("\r\n".utf8)
        guard let head = response.firstRange(of: lineBreak + lineBreak),
            String(decoding: response[..<head.lowerBound], as: UTF8.self).lowercased().contains("encoding: chunked")
        else { return response }
        var body = Array(response[..<head.upperBound])
        var rest = response[head.upperBound...]
        while let end = rest.firstRange(of: lineBreak),
            let count = Int(String(decoding: rest[..<end.lowerBound], as: UTF8.self), radix: 16), count > 0
        {
            body += rest[end.upperBound...].prefix(count)
            rest = rest[end.upperBound...].dropFirst(count + lineBreak.count)
        }
        return body
    }

    /// The message that answers, the last one in a response.
    private static func answer(in response: String) throws -> JSONValue {
        let lines = response.split(whereSeparator: \.isNewline).map { $0.hasPrefix("data:") ? $0.dropFirst(5) : $0 }
        let messages = lines.compactMap { try? JSONValue(parsing: String($0.drop(while: \.isWhitespace))) }
        guard let last = messages.last(where: { $0["id"] == 1 }) else { throw Wrong("no answer: \(response)") }
        return last
    }
}
