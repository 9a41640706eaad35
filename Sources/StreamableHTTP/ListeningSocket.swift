import Glibc

/// A socket that takes connections.
struct ListeningSocket: Sendable {
    let descriptor: Int32
    /// Where it listens, with the port that was chosen.
    let address: HTTPAddress

    /// Listens.
    ///
    /// - Throws: ``StreamableHTTPError`` where the address cannot be had.
    init(_ address: HTTPAddress) throws(StreamableHTTPError) {
        let family = address.address.isVersion6 ? AF_INET6 : AF_INET
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC | O_NONBLOCK, 0)
        guard descriptor >= 0 else { throw .unavailable(address, code: errno) }
        func set(_ level: Int32, _ option: Int32, _ value: Int32) {
            var value = value
            setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
        }
        set(SOL_SOCKET, SO_REUSEADDR, 1)
        // What is accepted inherits both: a client whose machine is gone is noticed.
        set(SOL_SOCKET, SO_KEEPALIVE, 1)
        set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, 60)
        let isBound = address.address.withSocketAddress(port: address.port) { bind(descriptor, $0, $1) == 0 }
        guard isBound, listen(descriptor, 1024) == 0 else {
            let code = errno
            close(descriptor)
            throw .unavailable(address, code: code)
        }
        self.descriptor = descriptor
        self.address = HTTPAddress(address.address, port: Self.port(of: descriptor) ?? address.port)
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
        }
        guard isKnown else { return nil }
        return withUnsafeBytes(of: &storage) { UInt16($0[2]) << 8 | UInt16($0[3]) }
    }

    /// The address of a socket's other end.
    static func peer(of descriptor: Int32) -> IPAddress? {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) == 0 }
        }
        return isKnown ? IPAddress(storage) : nil
    }
}
