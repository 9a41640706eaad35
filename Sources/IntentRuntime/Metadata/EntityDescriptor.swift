import AppIntents
import SchemaCatalog

/// An entity type as the system tells of it.
public struct EntityDescriptor: Sendable {
    /// The entity's type; `nil` where it is in another process.
    package let type: (any AppEntity.Type)?

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

    /// What is told of an entity type in another process.
    ///
    /// - Parameters:
    ///   - typeName: The type's name.
    ///   - app: The app that it belongs to.
    ///   - schema: The schema that it follows.
    ///   - title: What a person calls one.
    ///   - properties: Its properties.
    package init(
        typeName: String, app: AppDescriptor, schema: String? = nil, title: String, properties: [PropertyDescriptor]
    ) {
        type = nil
        self.typeName = typeName
        self.app = app
        self.schema = schema
        self.title = title
        self.properties = properties
    }

    /// The name to show: the schema where there is one, else the type.
    public var name: String { schema ?? typeName }

    /// All names by which the type is found, the best first and the one that no other app has last.
    var names: [String] {
        [schema, typeName, schema.map { "\(app.id)/\($0)" }, "\(app.id)/\(typeName)"].compactMap(\.self)
    }

    /// The type, where it is of this process.
    ///
    /// - Throws: ``IntentSystemError/failed(_:)`` where it is of another.
    package func localType() throws(IntentSystemError) -> any AppEntity.Type {
        guard let type else {
            throw .failed("'\(app.id)/\(typeName)' is of the app '\(app.id)', which runs in another process")
        }
        return type
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
