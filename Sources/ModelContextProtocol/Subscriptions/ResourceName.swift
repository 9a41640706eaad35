import IntentRuntime

/// By what a resource is known, however a client spells its URI.
struct ResourceName: Hashable, Sendable {
    /// The URI, as the system writes it.
    let uri: String
    /// The app's id and the type's name; `nil` for what is no entity.
    let type: (app: String, name: String)?

    /// Reads a URI.
    init(_ text: String) {
        let entity = try? EntityURI(text)
        uri = entity?.text ?? text
        type = entity.map { ($0.app, $0.type) }
    }

    static func == (left: ResourceName, right: ResourceName) -> Bool { left.uri == right.uri }

    func hash(into hasher: inout Hasher) { hasher.combine(uri) }
}
