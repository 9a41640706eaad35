/// Why a token cannot be made, replaced or taken away.
public enum TokenStoreError: Error, Sendable, Equatable {
    /// Such a name is taken.
    case taken(String)
    /// There is no token of this name; with the names that there are.
    case unknown(String, names: [String])
    /// No token can have this name.
    case badName(String)
    /// The file cannot be used.
    case file(path: String, reason: String)
}

extension TokenStoreError: CustomStringConvertible {
    /// What was wrong, and what would be right.
    public var description: String {
        switch self {
        case .taken(let name):
            "there is a token '\(name)' already: 'appintents token rotate \(name)' replaces it, or choose another name"
        case .unknown(let name, let names) where names.isEmpty:
            "there is no token '\(name)'; there are none at all: 'appintents token create' makes one"
        case .unknown(let name, let names):
            "there is no token '\(name)'; there are: \(names.joined(separator: ", "))"
        case .badName(let name):
            "'\(name)' cannot name a token: a name has 1 to 40 letters, digits, '-', '_' or '.', of ASCII"
        case .file(let path, let reason): "the tokens in '\(path)' cannot be used: \(reason)"
        }
    }
}
