import Glibc

/// Why a server over HTTP does not start.
public enum StreamableHTTPError: Error, Sendable, Equatable {
    /// Others than this machine could connect, and nothing would tell who they are.
    case needsToken(HTTPAddress)
    /// Tokens can be left out only where nobody else can connect.
    case tokensAreNeeded(HTTPAddress)
    /// The address cannot be listened on.
    case unavailable(HTTPAddress, code: Int32)
    /// The machine has no descriptors or threads left.
    case noResources
}

extension StreamableHTTPError: CustomStringConvertible {
    /// What was wrong, and what would be right.
    public var description: String {
        switch self {
        case .needsToken(let address):
            "\(address) can be reached from other machines, so a token is needed: make one with 'appintents token create', "
                + "or listen on 127.0.0.1:\(address.port)"
        case .tokensAreNeeded(let address):
            "\(address) can be reached from other machines, so tokens cannot be left out there; they can on "
                + "127.0.0.1:\(address.port)"
        case .unavailable(let address, let code):
            switch code {
            case EADDRINUSE: "\(address) is taken: another program listens there; choose another port"
            case EACCES: "\(address) may not be listened on: ports below 1024 are the system's; choose a higher one"
            case EADDRNOTAVAIL: "\(address) is no address of this machine; try 127.0.0.1:\(address.port)"
            default: "\(address) cannot be listened on: \(String(cString: strerror(code)))"
            }
        case .noResources: "the server cannot be started: the system has no descriptors or threads left"
        }
    }
}
