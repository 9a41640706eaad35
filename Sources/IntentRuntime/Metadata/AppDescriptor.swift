/// An app: the module that its intents and entities are declared in.
public struct AppDescriptor: Sendable, Hashable {
    /// The short name used in URIs and before other names, as `notes`.
    public let id: String
    /// What a person calls the app, as "Notes".
    public let title: String

    init(of type: Any.Type) {
        let module = Self.moduleName(of: type)
        let name = module.count > 3 && module.hasSuffix("App") ? String(module.dropLast(3)) : module
        id = name.prefix(1).lowercased() + name.dropFirst()
        title = name
    }

    static func moduleName(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
