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
    /// The files among the properties, by what leads to each from there; none for an entity of another process.
    package let files: [ContainedFile]
    /// The picture that the app shows for it, where the app hands out its bytes.
    package let picture: Data?

    init(_ entity: any AppEntity, fetchingDeferred: Bool) async throws {
        let display = entity.displayRepresentation
        uri = EntityURI(of: entity).text
        title = String(localized: display.title)
        picture = if case .data(let data) = display.image?.source { data } else { nil }
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
        var files: [ContainedFile] = []
        var size = EntitySize(of: entity)
        for (name, property) in entity.properties {
            if property.isDeferred && !fetchingDeferred { continue }
            let value = try await property.isDeferred ? property.fetch(in: entity) : property.value(in: entity)
            if !property.isDeferred { size.add(value, as: name) }
            let told = value.map { ValueRenderer.json($0) } ?? .null
            properties[name] = told
            if let value { files += ContainedFile.all(in: value, told: told, at: [name]) }
        }
        try size.check(uri)
        for property in (type as? any AssistantSchemaEntity.Type)?.__computedProperties ?? [] {
            guard let value = property.value(of: entity) else { continue }
            let told = ValueRenderer.json(value)
            properties[property.name] = told
            files += ContainedFile.all(in: value, told: told, at: [property.name])
        }
        self.files = files
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
        files = []
        picture = nil
    }

    /// What is left to tell of an entity that cannot be found any more.
    init(uri: String, title: String) {
        self.uri = uri
        self.title = title
        subtitle = nil
        json = ["uri": .string(uri), "title": .string(title)]
        files = []
        picture = nil
    }
}
