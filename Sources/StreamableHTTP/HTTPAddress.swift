/// Where a server listens: an IP address and a port.
public struct HTTPAddress: Sendable, Equatable {
    /// The IP address, without brackets.
    public let host: String
    /// The port; 0 for any that is free.
    public let port: UInt16
    let address: IPAddress

    /// Reads an address.
    ///
    /// Names other than `localhost` are not looked up, so that it is plain beforehand who can connect.
    ///
    /// - Parameter text: The address, such as `127.0.0.1:8000`, `[::1]:8000` or `localhost:8000`.
    /// - Returns: `nil` where it is none.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = String(host.dropFirst().dropLast())
            guard host.contains(":") else { return nil }
        } else if host == "localhost" {
            host = "127.0.0.1"
        } else if host.contains(":") {
            return nil
        }
        guard let address = IPAddress(host) else { return nil }
        self.init(address, port: port)
    }

    init(_ address: IPAddress, port: UInt16) {
        host = address.description
        self.address = address
        self.port = port
    }

    /// Whether only programs of the same machine can connect.
    public var isLoopback: Bool { address.isLoopback }
}

extension HTTPAddress: CustomStringConvertible {
    /// The address as it stands in a URL.
    public var description: String { address.isVersion6 ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
