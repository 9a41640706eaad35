import Synchronization

/// An app: the module that its intents and entities are declared in.
public struct AppDescriptor: Sendable, Hashable {
    /// The short name used in URIs and before other names, as `notes`.
    public let id: String
    /// What a person calls the app, as "Notes".
    public let title: String

    private static let only = Mutex<AppDescriptor?>(nil)
    private static let known = Mutex<[ObjectIdentifier: AppDescriptor]>([:])

    /// The app of a type, worked out once for each.
    package static func of(_ type: Any.Type) -> AppDescriptor {
        if let app = known.withLock({ $0[ObjectIdentifier(type)] }) { return app }
        let app = AppDescriptor(of: type)
        known.withLock { $0[ObjectIdentifier(type)] = app }
        return app
    }

    /// Makes an app of its parts.
    ///
    /// - Parameters:
    ///   - id: The short name used in URIs and before other names.
    ///   - title: What a person calls the app.
    package init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    /// Has all types of this process, but the framework's own, be of one app, whatever their modules are: whoever started the process
    /// knows it by a name of their own.
    ///
    /// - Parameter app: The app.
    package static func makeOne(_ app: AppDescriptor) {
        known.withLock { known in
            known = [:]
            only.withLock { $0 = app }
        }
    }

    private init(of type: Any.Type) {
        let module = Self.moduleName(of: type)
        if module != "AppIntents", let app = Self.only.withLock({ $0 }) {
            self = app
            return
        }
        let name = module.count > 3 && module.hasSuffix("App") ? String(module.dropLast(3)) : module
        id = name.prefix(1).lowercased() + name.dropFirst()
        title = name
    }

    static func moduleName(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }
}
