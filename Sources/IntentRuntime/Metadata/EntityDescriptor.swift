import AppIntents
import SchemaCatalog

/// An entity type as the system tells of it.
public struct EntityDescriptor: Sendable {
    package let type: any AppEntity.Type

    /// The type's name, as `NoteEntity`.
    public let typeName: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The schema that it follows, as `notes.note`.
    public let schema: String?
    /// What a person calls one.
    public let title: String
    /// Its properties: those in wrappers in the order of declaration, then computed ones.
    public let properties: [PropertyDescriptor]

    package init(_ type: any AppEntity.Type) {
        self.type = type
        typeName = type.persistentIdentifier
        app = AppDescriptor.of(type)
        let schemaType = type as? any AssistantSchemaEntity.Type
        schema = schemaType?.__appSchemaEntity.identifier
        title = String(localized: type.typeDisplayRepresentation.name)
        properties =
            type.wrappedProperties.map { PropertyDescriptor(name: $0.name, type: $0.type) }
            + (schemaType?.__computedProperties ?? []).map { PropertyDescriptor(name: $0.name, type: $0.valueType) }
    }

    /// The name to show: the schema where there is one, else the type.
    public var name: String { schema ?? typeName }

    /// All names by which the type is found, the best first and the one that no other app has last.
    var names: [String] {
        [schema, typeName, schema.map { "\(app.id)/\($0)" }, "\(app.id)/\(typeName)"].compactMap(\.self)
    }

    /// The property of a name.
    func property(named name: String) throws(IntentSystemError) -> PropertyDescriptor {
        if let property = properties.first(where: { $0.name == name }) { return property }
        if let property = properties.first(where: { $0.name.lowercased() == name.lowercased() }) { return property }
        throw .unknownName(
            kind: "property of \(self.name)", name: name,
            nearest: Nearest.names(to: name, among: properties.map(\.name)))
    }
}
