import Dispatch
import Foundation
import JSON
import Synchronization
import Testing

/// A client's connection, over which a test sees each byte.
final class HTTPConnection: Sendable {
    /// The server sent less than was waited for.
    struct Ended: Error {}

    private struct State {
        var buffer: [UInt8] = []
        var isChunked = false
        var text: [UInt8] = []
        var isOver = false
    }

    private let descriptor: Int32
    /// Reading and writing wait for the server, which needs the threads that tests run on.
    private let reading = DispatchQueue(label: "from the server")
    private let writing = DispatchQueue(label: "to the server")
    private let state = Mutex(State())

    /// Connects.
    ///
    /// - Parameters:
    ///   - port: The server's port.
    ///   - room: How many bytes the system may keep that were not read yet.
    init(port: UInt16, room: Int32? = nil) throws {
        signal(SIGPIPE, SIG_IGN)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
        try #require(descriptor >= 0)
        // What does not come in this time does not come.
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if var room {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            close(descriptor)
            throw Ended()
        }
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes; a server that takes no more is no error.
    func send(_ bytes: [UInt8]) {
        writing.async { [self] in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Sends a request.
    func send(_ request: HTTPRequest) { send(request.bytes) }

    /// Sends a request and waits for all of the answer.
    func ask(_ request: HTTPRequest) async throws -> HTTPResponse {
        send(request)
        return try await response()
    }

    /// Hangs up, once all is sent that was to be.
    func hangUp() {
        writing.async { [self] in _ = shutdown(descriptor, Int32(SHUT_RDWR)) }
    }

    // MARK: Receiving

    /// The next answer, all of it.
    func response() async throws -> HTTPResponse {
        var response = try await head()
        if response.fields["transfer-encoding"] == "chunked" {
            while try await readChunk() {}
            response.body = state.withLock { state in
                defer { state.text = [] }
                return state.text
            }
        } else {
            response.body = try await take(Int(response.fields["content-length"] ?? "0") ?? 0)
        }
        return response
    }

    /// The next answer without its body.
    func head() async throws -> HTTPResponse {
        var lines: [String] = []
        while true {
            let line = try await line()
            if line.isEmpty, !lines.isEmpty { break }
            if !line.isEmpty { lines.append(line) }
        }
        let status = try #require(Int(lines[0].split(separator: " ")[1]))
        // What a server says while it waits for the body is no answer yet.
        if status == 100 { return try await head() }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        return HTTPResponse(status: status, fields: fields)
    }

    /// The next message of a stream whose head was read; `nil` at its end.
    func nextMessage() async throws -> JSONValue? {
        while true {
            if let event = nextEvent() {
                if let message = try Self.message(of: event) { return message }
                continue
            }
            guard try await readChunk() else { return nil }
        }
    }

    /// Waits until the stream says that nothing is new.
    func nextComment() async throws {
        while true {
            if let event = nextEvent() {
                if event.hasPrefix(":") { return }
                continue
            }
            guard try await readChunk() else { throw Ended() }
        }
    }

    /// Whether the server closes the connection before it sends anything more.
    func isClosedByServer() async throws -> Bool {
        guard state.withLock(\.buffer.isEmpty) else { return false }
        return try await !readMore()
    }

    /// The message in an event; `nil` where it is a comment.
    static func message(of event: String) throws -> JSONValue? {
        let lines = event.split(separator: "\n").filter { !$0.hasPrefix(":") }
        guard !lines.isEmpty else { return nil }
        #expect(lines.count == 2 && lines[0] == "event: message" && lines[1].hasPrefix("data: "))
        return try JSONValue(parsing: String(lines[lines.count - 1].dropFirst("data: ".count)))
    }

    private func nextEvent() -> String? {
        state.withLock { state in
            let pairs = state.text.indices.dropLast()
            guard let end = pairs.first(where: { state.text[$0] == 10 && state.text[$0 + 1] == 10 }) else { return nil }
            defer { state.text.removeFirst(end + 2) }
            return String(decoding: state.text[..<end], as: UTF8.self)
        }
    }

    /// Reads a chunk; whether there may be more.
    private func readChunk() async throws -> Bool {
        let size = try #require(Int(try await line(), radix: 16))
        let bytes = try await take(size)
        _ = try await line()
        state.withLock { $0.text += bytes }
        return size > 0
    }

    private func line() async throws -> String {
        while true {
            let line: String? = state.withLock { state in
                guard let end = state.buffer.firstIndex(of: 10) else { return nil }
                defer { state.buffer.removeFirst(end + 1) }
                return String(decoding: state.buffer[..<end], as: UTF8.self).trimmingCharacters(in: ["\r"])
            }
            if let line { return line }
            guard try await readMore() else { throw Ended() }
        }
    }

    private func take(_ count: Int) async throws -> [UInt8] {
        while state.withLock({ $0.buffer.count < count }) {
            guard try await readMore() else { throw Ended() }
        }
        return state.withLock { state in
            defer { state.buffer.removeFirst(count) }
            return Array(state.buffer[..<count])
        }
    }

    /// Reads once; whether there was anything before the end.
    private func readMore() async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            reading.async { [self] in
                var chunk = [UInt8](repeating: 0, count: 1 << 16)
                let count = recv(descriptor, &chunk, chunk.count, 0)
                if count < 0, errno == EAGAIN { return continuation.resume(throwing: Ended()) }
                if count > 0 { state.withLock { $0.buffer += chunk[..<count] } }
                continuation.resume(returning: count > 0)
            }
        }
    }
}
