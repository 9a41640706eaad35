import AppIntents

/// An enum as the system tells of it.
public struct EnumDescriptor: Sendable {
    /// The enum's type; `nil` where it is in another process.
    package let type: (any AppEnum.Type)?

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

    /// What is told of an enum in another process.
    ///
    /// - Parameters:
    ///   - typeName: The type's name.
    ///   - app: The app that it belongs to.
    ///   - schema: The schema that it follows.
    ///   - title: What a person calls it.
    ///   - cases: Its values.
    package init(
        typeName: String, app: AppDescriptor, schema: String? = nil, title: String, cases: [EnumCaseDescriptor]
    ) {
        type = nil
        self.typeName = typeName
        self.app = app
        self.schema = schema
        self.title = title
        self.cases = cases
    }

    /// The name to show: the schema where there is one, else the type.
    public var name: String { schema ?? typeName }

    var names: [String] {
        [schema, typeName, schema.map { "\(app.id)/\($0)" }, "\(app.id)/\(typeName)"].compactMap(\.self)
    }
}
