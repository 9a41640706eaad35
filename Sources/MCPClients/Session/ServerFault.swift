import IntentRuntime

/// What went wrong with a server, apart from what its tools say.
enum ServerFault: Error, Sendable {
    /// It has ended; the words about how.
    case ended(String)
    /// It did not answer a request in time; what it did wrong meanwhile, where it did.
    case silent(method: String, seconds: Int, misconduct: String?)
    /// It answered a request with an error.
    case refused(method: String, RemoteError)
    /// It answered a request with what is no answer to it; why.
    case malformed(method: String, String)
    /// It cannot be spoken with; why.
    case unusable(String)

    /// What went wrong, in words that name the server.
    ///
    /// - Parameter server: The server, as "the MCP server 'calc'".
    func words(of server: String) -> String {
        switch self {
        case .ended(let how): "\(server) \(how)"
        case .silent(let method, let seconds, let misconduct):
            "\(server) did not answer '\(method)' within \(seconds) \(seconds == 1 ? "second" : "seconds")"
                + (misconduct.map { "; it \($0)" } ?? "")
        case .refused(let method, let error): "\(server) refused '\(method)': \(error.message) (\(error.code))"
        case .malformed(let method, let reason): "\(server) answered '\(method)' with what is no answer: \(reason)"
        case .unusable(let reason): "\(server) cannot be used: \(reason)"
        }
    }

    /// The error that the system tells.
    ///
    /// - Parameter server: The server, as "the MCP server 'calc'".
    func error(of server: String) -> IntentSystemError {
        switch self {
        case .ended, .silent: .outcomeUnknown(words(of: server))
        case .refused, .malformed, .unusable: .failed(words(of: server))
        }
    }
}
