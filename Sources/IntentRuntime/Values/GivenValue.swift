import AppIntents
import JSON

/// A value that somebody gives as such, without knowing the type that it is wanted as.
package struct GivenValue {
    /// The value.
    package let container: IntentValueContainer
    /// The app whose entities are meant where the value names one.
    package let app: String
    /// What the apps offer.
    let catalog: IntentCatalog

    package init(container: IntentValueContainer, app: String, catalog: IntentCatalog) {
        self.container = container
        self.app = app
        self.catalog = catalog
    }

    /// The value as a person would give it.
    package var json: JSONValue {
        switch container.content {
        case .none, .failure: return .null
        case .value(let value as IntentFile): return file(value)
        case .value(let value): return ValueRenderer.json(value)
        case .list(let elements):
            return .array(elements.map { GivenValue(container: $0, app: app, catalog: catalog).json })
        case .enumeration(_, let rawValue): return .string(rawValue)
        case .entity(let entity):
            guard let identifier = entity.identifier else { return .string(entity.title ?? entity.type) }
            return ["uri": .string(EntityURI(app: owner(of: entity.type), type: entity.type, id: identifier).text)]
        }
    }

    /// The value as one of a type; `nil` where it must be read, or found by a query, to become one.
    package func fitted(to type: any _IntentValue.Type) -> (any _IntentValue)? {
        switch (container.content, type) {
        case (_, let type as any OptionalIntentValue.Type):
            return fitted(to: type.wrappedType).flatMap { type.make($0) }
        case (.list(let elements), let type as any SequenceIntentValue.Type):
            let values = elements.compactMap {
                GivenValue(container: $0, app: app, catalog: catalog).fitted(to: type.elementType)
            }
            return values.count == elements.count ? type.make(values) : nil
        case (.value(let value as any MeasurementIntentValue), let type as any MeasurementIntentValue.Type):
            return type.make(value.amount.value, value.amount.unit)
        case (.value(let value), _): return Swift.type(of: value) == type ? value : nil
        case (.entity(let entity), let type as any TransientAppEntity.Type)
        where entity.type == type.persistentIdentifier:
            return transient(type, entity.properties ?? [:])
        default: return nil
        }
    }

    private func transient(
        _ type: any TransientAppEntity.Type, _ properties: [String: IntentValueContainer]
    ) -> (any _IntentValue)? {
        let entity = type.init()
        for (name, property) in entity.properties {
            guard let container = properties[name], !container.isNone else { continue }
            let value = GivenValue(container: container, app: app, catalog: catalog)
            guard let property = property as? any SettableEntityProperty,
                let typed = value.fitted(to: Swift.type(of: property).propertyType)
                    ?? value.enumeration(of: Swift.type(of: property).propertyType), property.set(typed)
            else { return nil }
        }
        return entity
    }

    /// The case of an enum that the value names.
    private func enumeration(of type: any _IntentValue.Type) -> (any _IntentValue)? {
        if let type = type as? any OptionalIntentValue.Type { return enumeration(of: type.wrappedType) }
        guard case .enumeration(_, let rawValue) = container.content else { return nil }
        return (type as? any AppEnum.Type)?.value(rawText: rawValue)
    }

    /// The app that has an entity type: the one asked, or else one whose module it shares the program with.
    private func owner(of type: String) -> String {
        let owners = catalog.entities.filter { $0.typeName == type }.map(\.app.id)
        return owners.contains(app) ? app : owners.first ?? app
    }

    private func file(_ file: IntentFile) -> JSONValue {
        ["name": .string(file.filename), "base64": .string(file.data.base64EncodedString())]
    }
}
