import AppIntents

/// An enum as the system tells of it.
public struct EnumDescriptor: Sendable {
    package let type: any AppEnum.Type

    /// The type's name.
    public let typeName: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The schema that it follows.
    public let schema: String?
    /// What a person calls it.
    public let title: String
    /// Its values, in the order of declaration.
    public let cases: [EnumCaseDescriptor]

    init(_ type: any AppEnum.Type) {
        self.type = type
        typeName = type.persistentIdentifier
        app = AppDescriptor.of(type)
        schema = (type as? any AssistantSchemaEnum.Type)?.__appSchemaEnum.identifier
        title = String(localized: type.typeDisplayRepresentation.name)
        cases = type.caseDescriptions.map {
            EnumCaseDescriptor(rawValue: $0.rawValue, title: String(localized: $0.display.title))
        }
    }

    /// The name to show: the schema where there is one, else the type.
    public var name: String { schema ?? typeName }

    var names: [String] {
        [schema, typeName, schema.map { "\(app.id)/\($0)" }, "\(app.id)/\(typeName)"].compactMap(\.self)
    }
}
