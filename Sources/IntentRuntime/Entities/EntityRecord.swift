import AppIntents
import JSON

/// An entity as the system tells of it.
public struct EntityRecord: Sendable {
    /// The entity's URI.
    public let uri: String
    /// What a person calls it.
    public let title: String
    /// What tells it from others.
    public let subtitle: String?
    /// All that is told: URI, type, schema, id, title, subtitle, link and properties.
    public let json: JSONValue

    init(_ entity: any AppEntity, fetchingDeferred: Bool) async throws {
        let display = entity.displayRepresentation
        uri = EntityURI(of: entity).text
        title = String(localized: display.title)
        subtitle = display.subtitle.map { String(localized: $0) }
        let type = Swift.type(of: entity)
        var members = JSONObject()
        members["uri"] = .string(uri)
        members["type"] = .string(type.persistentIdentifier)
        if let schema = (type as? any AssistantSchemaEntity.Type)?.__appSchemaEntity.identifier {
            members["schema"] = .string(schema)
        }
        members["id"] = .string(entity.identifierText)
        members["title"] = .string(title)
        members["subtitle"] = subtitle.map { .string($0) } ?? .null
        let url = await (entity as? any URLRepresentableEntity)?.urlRepresentation
        members["url"] = url.map { .string($0.absoluteString) } ?? .null
        var properties = JSONObject()
        var size = EntitySize(of: entity)
        for (name, property) in entity.properties {
            if property.isDeferred && !fetchingDeferred { continue }
            let value = try await property.isDeferred ? property.fetch(in: entity) : property.value(in: entity)
            if !property.isDeferred { size.add(value, as: name) }
            properties[name] = value.map { ValueRenderer.json($0) } ?? .null
        }
        try size.check(uri)
        for property in (type as? any AssistantSchemaEntity.Type)?.__computedProperties ?? [] {
            if let value = property.value(of: entity) { properties[property.name] = ValueRenderer.json(value) }
        }
        members["properties"] = .object(properties)
        json = .object(members)
    }

    /// An entity of another process.
    ///
    /// - Parameters:
    ///   - uri: The entity's URI.
    ///   - title: What a person calls it.
    ///   - subtitle: What tells it from others.
    ///   - json: All that is told.
    package init(uri: String, title: String, subtitle: String?, json: JSONValue) {
        self.uri = uri
        self.title = title
        self.subtitle = subtitle
        self.json = json
    }

    /// What is left to tell of an entity that cannot be found any more.
    init(uri: String, title: String) {
        self.uri = uri
        self.title = title
        subtitle = nil
        json = ["uri": .string(uri), "title": .string(title)]
    }
}
