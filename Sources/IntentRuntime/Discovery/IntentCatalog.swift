import AppIntents

/// Everything that the apps of this process offer: their intents, entities, enums and shortcuts.
public struct IntentCatalog: Sendable {
    /// The apps, by id.
    public let apps: [AppDescriptor]
    /// The intents, by app and title.
    public let intents: [IntentDescriptor]
    /// The entity types, by app and name.
    public let entities: [EntityDescriptor]
    /// The enums, by app and name.
    public let enums: [EnumDescriptor]
    /// What the apps say of their shortcuts, by app.
    public let shortcutsProviders: [ShortcutsProviderDescriptor]

    /// The shortcuts, by app, in the order of declaration.
    public var shortcuts: [ShortcutDescriptor] { shortcutsProviders.flatMap(\.shortcuts) }

    /// The catalogue of the running program, read from its own conformance records.
    public static func discovered() -> IntentCatalog {
        IntentCatalog(
            types: ConformanceRecords.types(
                conformingTo: ["AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider", "AppSchemaDomain"],
                of: "AppIntents"))
    }

    /// The catalogue of given types, for tests and for programs that leave types out.
    ///
    /// The schema domains among them become known to the whole process.
    ///
    /// - Parameter types: Types of intents, entities, enums, shortcuts providers and schema domains; others are passed
    ///   over, as are the framework's own.
    public init(types: [Any.Type]) {
        for case let domain as any AppSchemaDomain.Type in types { domain.makeKnown() }
        // `Never` conforms where there is nothing to run; no value of it can be made.
        let types = types.filter { $0 != Never.self && AppDescriptor.moduleName(of: $0) != "AppIntents" }
        intents = types.compactMap { $0 as? any AppIntent.Type }.map(IntentDescriptor.init)
            .sorted { ($0.app.id, $0.name) < ($1.app.id, $1.name) }
        entities = types.compactMap { $0 as? any AppEntity.Type }.map(EntityDescriptor.init)
            .sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        // The cases of a union are an enum too, told with the union.
        enums = types.filter { !($0 is any AppUnionValueCasesProviding.Type) }
            .compactMap { $0 as? any AppEnum.Type }.map(EnumDescriptor.init)
            .sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        shortcutsProviders = types.compactMap { $0 as? any AppShortcutsProvider.Type }
            .map(ShortcutsProviderDescriptor.init).sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        let apps = Set(intents.map(\.app) + entities.map(\.app) + enums.map(\.app) + shortcutsProviders.map(\.app))
        self.apps = apps.sorted { $0.id < $1.id }
    }
}
