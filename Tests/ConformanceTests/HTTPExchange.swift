import Foundation
import Glibc
import JSON
import Synchronization

/// One request over HTTP on a connection of its own, so that its head is to the byte what a test wants.
final class HTTPExchange: Sendable {
    /// Why there is no answer.
    struct Broken: Error {
        let reason: String
    }

    /// What has come so far, cut into parts.
    private struct Reading {
        var bytes = Data()
        var head: (status: Int, fields: [String: String])?
        var body = Data()
        var messages: [JSONValue] = []
    }

    /// The connection, until it is closed.
    private final class Connection: Sendable {
        private let open: Mutex<Int32?>

        init(_ descriptor: Int32) { open = Mutex(descriptor) }

        /// Has whoever reads from it see its end.
        func end() {
            open.withLock { descriptor in
                if let descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) }
            }
        }

        /// Closes it, after which its number may be another's.
        func close() {
            open.withLock { descriptor in
                if let descriptor { _ = Glibc.close(descriptor) }
                descriptor = nil
            }
        }
    }

    private let connection: Connection
    private let events: AsyncThrowingStream<Part, any Error>

    /// What comes.
    private enum Part: Sendable {
        case head(status: Int, fields: [String: String])
        case message(JSONValue)
    }

    /// Sends a request.
    ///
    /// - Parameters:
    ///   - port: The port on this machine.
    ///   - method: The method.
    ///   - fields: The fields of the head; a `Host` is added where there is none.
    ///   - body: The body.
    init(_ port: UInt16, _ method: String = "POST", fields: [String: String], body: JSONValue? = nil) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Broken(reason: "no socket") }
        let connection = Connection(descriptor)
        self.connection = connection
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
        }
        guard isConnected else {
            connection.close()
            throw Broken(reason: "nobody listens")
        }
        var fields = fields
        if fields["Host"] == nil { fields["Host"] = "127.0.0.1:\(port)" }
        let content = body?.bytes ?? []
        if body != nil { fields["Content-Length"] = String(content.count) }
        // The end of the connection is the end of the answer.
        fields["Connection"] = "close"
        let head = "\(method) /mcp HTTP/1.1\r\n" + fields.map { "\($0.key): \($0.value)\r\n" }.joined() + "\r\n"
        let request = Array(head.utf8) + content
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: Part.self)
        events = stream
        Thread.detachNewThread {
            Self.exchange(descriptor, request, continuation)
            connection.close()
        }
    }

    deinit { connection.end() }

    /// All that comes, once it has.
    func answer() async throws -> HTTPAnswer {
        var head: (status: Int, fields: [String: String])?
        var messages: [JSONValue] = []
        for try await part in events {
            switch part {
            case .head(let status, let fields): head = (status, fields)
            case .message(let message): messages.append(message)
            }
        }
        guard let head else { throw Broken(reason: "no answer") }
        return HTTPAnswer(status: head.status, fields: head.fields, messages: messages)
    }

    /// Hands on each message when it comes, until one is the last that is wanted.
    func forEach(_ body: (JSONValue) async throws -> Bool) async throws {
        for try await part in events {
            if case .message(let message) = part, try await body(message) { return }
        }
    }

    // MARK: On a thread of its own

    private static func exchange(
        _ descriptor: Int32, _ request: [UInt8], _ continuation: AsyncThrowingStream<Part, any Error>.Continuation
    ) {
        var rest = request[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        var reading = Reading()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = recv(descriptor, &chunk, chunk.count, 0), count > 0 {
            reading.bytes += chunk[..<count]
            take(&reading, continuation)
        }
        // What is no stream is one message.
        if !reading.body.isEmpty, let message = try? JSONValue(parsing: reading.body) {
            continuation.yield(.message(message))
        }
        continuation.finish()
    }

    private static func take(
        _ reading: inout Reading, _ continuation: AsyncThrowingStream<Part, any Error>.Continuation
    ) {
        if reading.head == nil {
            guard let end = reading.bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return }
            let lines = String(decoding: reading.bytes[..<end.lowerBound], as: UTF8.self).components(
                separatedBy: "\r\n")
            let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            let fields = lines.dropFirst().compactMap { line -> (String, String)? in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
                return (line[..<colon].lowercased(), String(value))
            }
            let head = (status, Dictionary(fields) { first, _ in first })
            reading.head = head
            reading.bytes = Data(reading.bytes[end.upperBound...])
            continuation.yield(.head(status: head.0, fields: head.1))
        }
        guard let fields = reading.head?.fields else { return }
        if fields["transfer-encoding"] == "chunked" {
            while let part = chunk(of: &reading.bytes) { reading.body += part }
        } else {
            reading.body += reading.bytes
            reading.bytes = Data()
        }
        guard fields["content-type"]?.hasPrefix("text/event-stream") == true else { return }
        while let end = reading.body.firstRange(of: Data("\n\n".utf8)) {
            let event = String(decoding: reading.body[..<end.lowerBound], as: UTF8.self)
            reading.body = Data(reading.body[end.upperBound...])
            let data = event.split(separator: "\n").filter { $0.hasPrefix("data:") }
                .map { $0.dropFirst(5).drop(while: \.isWhitespace) }.joined(separator: "\n")
            if let message = try? JSONValue(parsing: data) { continuation.yield(.message(message)) }
        }
    }

    /// The next whole part of a body that is sent in parts.
    private static func chunk(of bytes: inout Data) -> Data? {
        guard let line = bytes.firstRange(of: Data("\r\n".utf8)),
            let count = Int(String(decoding: bytes[..<line.lowerBound], as: UTF8.self), radix: 16), count > 0,
            bytes.endIndex - line.upperBound >= count + 2
        else { return nil }
        let part = Data(bytes[line.upperBound..<(line.upperBound + count)])
        bytes = Data(bytes[(line.upperBound + count + 2)...])
        return part
    }
}
