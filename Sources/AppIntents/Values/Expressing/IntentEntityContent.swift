/// An entity as a container holds it: its names, and the properties where they are known.
package struct IntentEntityContent: Sendable, Equatable {
    /// The entity type's name.
    package var type: String
    /// The entity's id as text; `nil` for a transient entity, which has none that lasts.
    package var identifier: String?
    /// What a person calls the entity; `nil` where it is not known.
    package var title: String?
    /// What tells the entity from others of its title.
    package var subtitle: String?
    /// The properties, by name; `nil` for an entity that is only named.
    package var properties: [String: IntentValueContainer]?
    /// Who can tell more of the entity; `nil` for the program's own.
    package var origin: (any IntentValueOrigin)?

    package init(
        type: String, identifier: String?, title: String? = nil, subtitle: String? = nil,
        properties: [String: IntentValueContainer]? = nil, origin: (any IntentValueOrigin)? = nil
    ) {
        self.type = type
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
        self.properties = properties
        self.origin = origin
    }

    /// Entities are the same where they name the same one; transient ones where all their properties are the same.
    package static func == (left: IntentEntityContent, right: IntentEntityContent) -> Bool {
        guard left.type == right.type, left.identifier == right.identifier else { return false }
        return left.identifier != nil || left.properties == right.properties
    }
}
