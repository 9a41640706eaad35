/// What is checked of a request before any of its body is read: where it comes from, who sends it, and what it wants.
struct RequestCheck: Sendable {
    /// Where requests are sent to.
    static let endpoint = "/mcp"

    let address: HTTPAddress
    let options: StreamableHTTPOptions

    /// Refuses what a page of another site has a browser send.
    ///
    /// A name that points to this machine all the same is no name of this server's, so `Host` is looked at too.
    func checkSource(_ head: RequestHead) throws(HTTPRefusal) {
        guard let host = head["host"], isOwn(host) else {
            throw HTTPRefusal(
                .forbidden,
                "'Host' is '\(head["host"] ?? "")', which is none of this server's names; '--allow-host' adds one")
        }
        guard let origin = head["origin"] else { return }
        guard options.origins.contains(origin) || Self.isLocal(origin) else {
            throw HTTPRefusal(
                .forbidden, "pages of '\(origin)' may not send requests here; '--allow-origin' allows an origin")
        }
    }

    /// Refuses what is no request for the endpoint.
    func checkTarget(_ head: RequestHead) throws(HTTPRefusal) {
        guard head.path == Self.endpoint else {
            throw HTTPRefusal(.notFound, "there is nothing at '\(head.path)'; requests go to '\(Self.endpoint)'")
        }
    }

    /// Refuses what the endpoint cannot read or whose answer the client cannot.
    func checkForm(_ head: RequestHead) throws(HTTPRefusal) {
        switch head.method {
        case "POST":
            guard head.holdsJSON else {
                throw HTTPRefusal(
                    .unsupportedMediaType,
                    "'Content-Type' must be 'application/json', not '\(head["content-type"] ?? "")'")
            }
            guard head.accepts("application/json"), head.accepts("text/event-stream") else {
                throw HTTPRefusal(.notAcceptable, "'Accept' must have 'application/json' and 'text/event-stream'")
            }
            if let length = head.contentLength, length > options.bodyLimit {
                throw HTTPRefusal(
                    .contentTooLarge, "the body is \(length) bytes long; it may be \(options.bodyLimit)")
            }
        case "GET":
            guard head.accepts("text/event-stream") else {
                throw HTTPRefusal(.notAcceptable, "'Accept' must have 'text/event-stream'")
            }
        case "DELETE": break
        default:
            throw HTTPRefusal(.methodNotAllowed, "'\(head.method)' is not served here")
                .adding("Allow", "POST, GET, DELETE")
        }
    }

    /// Whether `Host` names this server.
    private func isOwn(_ host: String) -> Bool {
        guard let name = Self.name(of: host) else { return false }
        if name == "localhost" || options.hosts.contains(where: { $0.lowercased() == name }) { return true }
        guard let ip = IPAddress(name) else { return false }
        // An address cannot be made to point elsewhere. Where all of the machine's are listened on, any may be one of them.
        return ip.isLoopback || ip == address.address || address.address.isUnspecified
    }

    /// Whether an origin is this machine.
    private static func isLocal(_ origin: String) -> Bool {
        let parts = origin.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "http:" || parts[0] == "https:", parts[1].isEmpty else { return false }
        guard let name = name(of: String(parts[2])) else { return false }
        return name == "localhost" || IPAddress(name)?.isLoopback == true
    }

    /// The name in `NAME[:PORT]`, in lower case and without brackets.
    private static func name(of host: String) -> String? {
        var name = host.lowercased()
        if name.hasPrefix("[") {
            guard let end = name.firstIndex(of: "]") else { return nil }
            let rest = name[name.index(after: end)...]
            guard rest.isEmpty || isPort(rest) else { return nil }
            return String(name[name.index(after: name.startIndex)..<end])
        }
        if let colon = name.firstIndex(of: ":") {
            guard isPort(name[colon...]) else { return nil }
            name = String(name[..<colon])
        }
        return name.isEmpty ? nil : name
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && UInt16(text.dropFirst()) != nil
    }
}
