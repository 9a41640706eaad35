import AppIntents

/// The URI of an entity: `appintents://<app>/<EntityType>/<percent-encoded id>`.
package struct EntityURI: Hashable {
    package static let scheme = "appintents://"

    /// The app's id.
    package let app: String
    /// The entity type's name.
    package let type: String
    /// The entity's id as text.
    package let id: String

    init(of entity: any AppEntity) {
        self.init(of: Swift.type(of: entity), identifierText: entity.identifierText)
    }

    /// The URI of an entity that is not at hand.
    init(of type: any AppEntity.Type, identifierText: String) {
        app = AppDescriptor.of(type).id
        self.type = type.persistentIdentifier
        id = identifierText
    }

    /// The URI of an entity that is known by its names.
    package init(app: String, type: String, id: String) {
        self.app = app
        self.type = type
        self.id = id
    }

    /// Reads a URI.
    package init(_ text: String) throws(IntentSystemError) {
        let parts = text.dropFirst(Self.scheme.count).split(separator: "/", omittingEmptySubsequences: false)
        guard text.hasPrefix(Self.scheme), parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty, !parts[2].isEmpty,
            let id = parts[2].removingPercentEncoding
        else { throw .malformedURI(text) }
        app = String(parts[0])
        type = String(parts[1])
        self.id = id
    }

    package var text: String { "\(Self.scheme)\(app)/\(type)/\(id.percentEncodedForURL)" }
}
