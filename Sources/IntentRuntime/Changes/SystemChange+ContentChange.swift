import AppIntents

extension SystemChange {
    /// What the system makes of what an app of this process says: a change for each entity that is known.
    static func of(_ change: ContentChange) -> [SystemChange] {
        switch change {
        case .entities(let identifiers, let type):
            identifiers.map { .entity(uri: EntityURI(of: type, identifierText: $0).text) }
        case .anyEntities(let type): [.entities(app: AppDescriptor.of(type).id, type: type.persistentIdentifier)]
        case .shortcuts: [.shortcuts]
        }
    }
}
