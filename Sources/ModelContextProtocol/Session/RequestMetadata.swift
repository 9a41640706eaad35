import JSON

/// What a stateless request says about its client in `_meta`.
///
/// Follows "General fields, _meta" of revision 2026-07-28.
package struct RequestMetadata: Sendable {
    /// The names of the members of `_meta` that the protocol gives a meaning to.
    enum Key {
        static let revision = "io.modelcontextprotocol/protocolVersion"
        static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
        static let clientInformation = "io.modelcontextprotocol/clientInfo"
        static let serverInformation = "io.modelcontextprotocol/serverInfo"
        static let progressToken = "progressToken"
        /// From which level on the client wants log messages about the request.
        static let logLevel = "io.modelcontextprotocol/logLevel"
        /// By which a repeat of a call is known.
        static let idempotencyKey = "org.swift-app-intents/idempotencyKey"
        /// Whether a call that is the same as one before is meant as a new one.
        static let again = "org.swift-app-intents/again"
        /// When a call was done before, whose answer a repeat is given.
        static let ranBefore = "org.swift-app-intents/ranBefore"
        /// Why a list is not all that there is.
        static let incomplete = "org.swift-app-intents/incomplete"
        /// Which bytes a content is, of how many, and how one goes on.
        static let range = "org.swift-app-intents/range"
        /// Which texts were too long to stand in an answer, and where all of them is read.
        static let cut = "org.swift-app-intents/cut"
    }

    /// The revision that the request is made in.
    package let revision: ProtocolRevision
    let capabilities: JSONObject
    let client: JSONValue?
    /// From which level on the client wants log messages; `nil` where it wants none.
    let logLevel: LogLevel?

    /// Whether a request is stateless: it carries either of the members that only stateless requests have.
    package static func isStateless(_ parameters: JSONObject) -> Bool {
        guard let meta = parameters["_meta"]?.object else { return false }
        return meta[Key.revision] != nil || meta[Key.clientCapabilities] != nil
    }

    /// Reads the metadata of a stateless request.
    ///
    /// - Parameter parameters: The request's parameters.
    /// - Throws: ``RPCError`` where a member is missing or wrong, or the revision is not served.
    package init(_ parameters: JSONObject) throws(RPCError) {
        guard let meta = parameters["_meta"]?.object else {
            throw .invalidParameters("the request needs '_meta' with '\(Key.revision)' and '\(Key.clientCapabilities)'")
        }
        guard let version = meta[Key.revision]?.string else {
            throw .invalidParameters("'_meta' needs '\(Key.revision)', a string such as \"2026-07-28\"")
        }
        guard let revision = ProtocolRevision(rawValue: version), revision.isStateless else {
            throw .unsupportedRevision(version)
        }
        guard let capabilities = meta[Key.clientCapabilities]?.object else {
            throw .invalidParameters("'_meta' needs '\(Key.clientCapabilities)', an object; an empty one will do")
        }
        self.revision = revision
        self.capabilities = capabilities
        client = meta[Key.clientInformation]
        logLevel = try meta[Key.logLevel].map { value throws(RPCError) in try LogLevel(value) }
    }

    /// The token under which the client wants to hear of progress.
    ///
    /// - Throws: ``RPCError`` where it is neither a string nor a whole number.
    static func progressToken(_ parameters: JSONObject) throws(RPCError) -> JSONValue? {
        switch parameters["_meta"]?.object?[Key.progressToken] {
        case nil: return nil
        case let token? where token.string != nil || token.integer != nil: return token
        case let token?:
            throw .invalidParameters("'progressToken' must be a string or a whole number, not \(token.text)")
        }
    }
}
