import JSON

/// How a conversation with a server begins: both agree on a revision of the protocol.
struct Handshake: Sendable {
    /// The method that begins a conversation up to revision 2025-11-25.
    static let method = "initialize"
    /// The method that tells what a stateless server speaks and can do.
    static let discovery = "server/discover"

    /// Who speaks here.
    static let client: JSONValue = ["name": "appintents", "version": "0.1.0"]
    /// What a server may ask of this client: to put forms to the person.
    static let capabilities: JSONValue = ["elicitation": ["form": [:]]]

    /// The names of what the server says it has, as `tools`.
    let capabilities: Set<String>

    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - session: The conversation.
    ///   - limit: How long the server may take to answer.
    /// - Throws: ``ServerFault``, or `CancellationError`.
    init(_ session: ServerSession, limit: Duration) async throws {
        let answer: JSONObject
        do {
            answer = try await session.request(
                Self.method,
                [
                    "protocolVersion": .string(ServerRevision.offered.rawValue), "capabilities": Self.capabilities,
                    "clientInfo": Self.client,
                ], limit: limit)
        } catch ServerFault.refused(_, let error) where Self.knowsNoHandshake(error) {
            self = try await Handshake(discovering: session, limit: limit)
            return
        }
        let named = answer["protocolVersion"]?.string
        guard let revision = named.flatMap(ServerRevision.init), revision != .stateless else {
            throw ServerFault.unusable(
                "it speaks revision '\(ServerText.line(named ?? "", limit: 40))' of the protocol; here "
                    + "\(ServerRevision.handshakes.joined(separator: ", ")) are spoken")
        }
        session.speak(revision)
        capabilities = Set(answer["capabilities"]?.object?.names ?? [])
        session.notify("notifications/initialized")
    }

    /// Begins a conversation with a server that knows no handshake.
    private init(discovering session: ServerSession, limit: Duration) async throws {
        session.speak(.stateless)
        let answer = try await session.request(Self.discovery, limit: limit)
        let spoken = answer["supportedVersions"]?.array?.compactMap(\.string) ?? []
        guard spoken.contains(ServerRevision.stateless.rawValue) else {
            throw ServerFault.unusable("it speaks no revision of the protocol that is spoken here")
        }
        capabilities = Set(answer["capabilities"]?.object?.names ?? [])
    }

    private static func knowsNoHandshake(_ error: RemoteError) -> Bool {
        [
            RemoteError.Code.methodNotFound, RemoteError.Code.unsupportedRevision, RemoteError.Code.invalidRequest,
            RemoteError.Code.invalidParameters,
        ].contains(error.code)
    }
}

extension JSONObject {
    /// Parameters with what belongs in their `_meta`.
    ///
    /// - Parameters:
    ///   - revision: The revision that the conversation is in; a stateless one has each request say all that it needs.
    ///   - progressToken: What the server names the request by when it tells how far it is.
    func withMetadata(revision: ServerRevision?, progressToken: Int?) -> JSONObject {
        var metadata = JSONObject()
        metadata["progressToken"] = progressToken.map { .integer($0) }
        if revision == .stateless {
            metadata["io.modelcontextprotocol/protocolVersion"] = .string(ServerRevision.stateless.rawValue)
            metadata["io.modelcontextprotocol/clientInfo"] = Handshake.client
            metadata["io.modelcontextprotocol/clientCapabilities"] = Handshake.capabilities
        }
        guard !metadata.isEmpty else { return self }
        var parameters = self
        parameters["_meta"] = .object(metadata)
        return parameters
    }
}
