import Synchronization

/// An app: the module that its intents and entities are declared in.
public struct AppDescriptor: Sendable, Hashable {
    /// The short name used in URIs and before other names, as `notes`.
    public let id: String
    /// What a person calls the app, as "Notes".
    public let title: String

    private static let known = Mutex<[ObjectIdentifier: AppDescriptor]>([:])

    /// The app of a type, worked out once for each.
    package static func of(_ type: Any.Type) -> AppDescriptor {
        if let app = known.withLock({ $0[ObjectIdentifier(type)] }) { return app }
        let app = AppDescriptor(of: type)
        known.withLock { $0[ObjectIdentifier(type)] = app }
        return app
    }

    private init(of type: Any.Type) {
        let module = Self.moduleName(of: type)
        let name = module.count > 3 && module.hasSuffix("App") ? String(module.dropLast(3)) : module
        id = name.prefix(1).lowercased() + name.dropFirst()
        title = name
    }

    static func moduleName(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
