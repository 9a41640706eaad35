@_spi(Reflection) import Swift

/// What is known of a property without an entity at hand.
package struct EntityPropertyDescription: Sendable {
    package let name: String
    package let type: any _IntentValue.Type
}

/// The runtime's option to look at a class; its own constant is a variable, which strict concurrency cannot allow.
private let classFields = _EachFieldOptions(rawValue: 1)

extension AppEntity {
    /// The properties of this type that are stored in wrappers, in the order of declaration, known from the type's own layout.
    package static var wrappedProperties: [EntityPropertyDescription] {
        var found: [EntityPropertyDescription] = []
        _ = _forEachField(of: Self.self, options: Self.self is AnyClass ? classFields : []) { name, _, type, _ in
            let label = String(cString: name)
            if label.hasPrefix("_"), let property = type as? any AnyEntityProperty.Type {
                found.append(
                    EntityPropertyDescription(name: String(label.dropFirst()), type: property.propertyType))
            }
            return true
        }
        return found
    }

    /// The wrappers of this entity, by property name, in the order of declaration, each told its name.
    package var properties: [(name: String, property: any AnyEntityProperty)] {
        var found: [(name: String, property: any AnyEntityProperty)] = []
        for child in Mirror(reflecting: self).children {
            guard let label = child.label, label.hasPrefix("_"), let property = child.value as? any AnyEntityProperty
            else { continue }
            let name = String(label.dropFirst())
            property.bind(name: name)
            found.append((name, property))
        }
        return found
    }

    /// The text form of this entity's id.
    package var identifierText: String { id.entityIdentifierString }

    /// The entities of ids in text form, in the order that the query gives; texts that are no id of this type are left out.
    package static func entities(forTexts texts: [String]) async throws -> [any AppEntity] {
        let ids = texts.compactMap { ID.entityIdentifier(for: $0) }
        guard !ids.isEmpty else { return [] }
        return try await defaultQuery.anyEntities(for: ids)
    }
}
