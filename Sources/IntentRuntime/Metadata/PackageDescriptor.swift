import AppIntents

/// A package that an app says it has intents from, as the system tells of it.
public struct PackageDescriptor: Sendable {
    /// The type's name within its module.
    public let typeName: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The packages that it names in turn, by their types' full names.
    public let included: [String]

    init(_ type: any AppIntentsPackage.Type) {
        typeName = QueryDescriptor.name(of: type)
        app = AppDescriptor.of(type)
        included = type.includedPackages.map { String(reflecting: $0) }
    }
}
