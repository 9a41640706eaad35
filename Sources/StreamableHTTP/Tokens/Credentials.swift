/// Tells by the tokens who a client is.
struct Credentials: Sendable {
    let store: TokenStore?
    let address: HTTPAddress
    let options: StreamableHTTPOptions

    /// Who sends a request.
    ///
    /// - Returns: The name of the token; `nil` where none is demanded.
    /// - Throws: ``HTTPRefusal`` where one is demanded and not given.
    func principal(of head: RequestHead) throws(HTTPRefusal) -> String? {
        guard !options.needsNoToken, let store else { return nil }
        let state = store.current
        guard state.isDemanded || !address.isLoopback else { return nil }
        guard let token = head.token else {
            throw HTTPRefusal(.unauthorized, "a token is needed: 'Authorization: Bearer …'")
                .adding("WWW-Authenticate", "Bearer realm=\"appintents\"")
        }
        guard let name = state.name(of: token) else {
            throw HTTPRefusal(.unauthorized, "the token is none of those that 'appintents token list' names")
                .adding("WWW-Authenticate", "Bearer realm=\"appintents\", error=\"invalid_token\"")
        }
        return name
    }

    /// Tells whether a client that was let in would be let in still.
    var known: (String?) -> Bool {
        guard !options.needsNoToken, let store else { return { _ in true } }
        let state = store.current
        let names = state.names
        let isOpen = !state.isDemanded && address.isLoopback
        return { $0.map(names.contains) ?? isOpen }
    }
}
