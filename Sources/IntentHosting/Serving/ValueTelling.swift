import AppIntents
import IntentRuntime

/// Puts what an app returns into containers, entities with their properties.
enum ValueTelling {
    /// How many entities may stand in one another; the innermost are only named.
    private static let depth = 3

    /// A container for a value, its entities with all their properties, fetched where need be.
    static func container(_ value: (any _IntentValue)?, depth: Int = depth) async -> IntentValueContainer {
        switch value?._valueIfAny {
        case nil: return IntentValueContainer(.none)
        case let value as any _IntentValueRepresentable:
            return await container(value.asIntentValue, depth: depth)
        case let entity as any AppEntity:
            return IntentValueContainer(.entity(await content(of: entity, depth: depth)))
        case let list as any SequenceIntentValue:
            var elements: [IntentValueContainer] = []
            for element in list.elements { elements.append(await container(element, depth: depth)) }
            return IntentValueContainer(.list(elements))
        case let value?: return IntentValueContainer(value)
        }
    }

    /// An entity with its properties, which are left out where it stands too deep in others.
    static func content(of entity: any AppEntity, depth: Int = depth) async -> IntentEntityContent {
        let type = type(of: entity)
        let display = entity.displayRepresentation
        var content = IntentEntityContent(
            type: type.persistentIdentifier,
            identifier: entity is any TransientAppEntity ? nil : entity.identifierText,
            title: String(localized: display.title), subtitle: display.subtitle.map { String(localized: $0) })
        guard depth > 0 else { return content }
        var properties: [String: IntentValueContainer] = [:]
        for (name, property) in entity.properties {
            do {
                let value = try await property.isDeferred ? property.fetch(in: entity) : property.value(in: entity)
                properties[name] = await container(value, depth: depth - 1)
            } catch {
                properties[name] = IntentValueContainer(
                    .failure("the property '\(name)' could not be fetched: \(HostFailure(error).message)"))
            }
        }
        for property in (type as? any AssistantSchemaEntity.Type)?.__computedProperties ?? [] {
            properties[property.name] = await container(property.value(of: entity), depth: depth - 1)
        }
        content.properties = properties
        return content
    }

    /// The parameters of an intent that have values.
    static func parameters(of intent: any AppIntent) async -> [String: IntentValueContainer] {
        var values: [String: IntentValueContainer] = [:]
        for parameter in intent.parameters {
            if let value = parameter.current ?? parameter.anyDefault {
                values[parameter.parameterName] = await container(value)
            }
        }
        return values
    }
}
