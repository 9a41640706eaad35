/// Why the standard streams cannot be taken.
public enum StandardIOTransportError: Error, Sendable, Equatable {
    /// A call of the system failed.
    case systemCall(name: String, code: Int32)
}

extension StandardIOTransportError: CustomStringConvertible {
    /// Which call failed, with the system's number for why.
    public var description: String {
        switch self {
        case .systemCall(let name, let code):
            "the standard streams cannot be taken: \(name) failed with error \(code); "
                + "standard input and output must both be open"
        }
    }
}
