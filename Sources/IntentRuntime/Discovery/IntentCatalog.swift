import AppIntents

/// Everything that the apps offer: their intents, entities, enums and shortcuts.
public final class IntentCatalog: Sendable {
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
    /// The queries that find entities, by app and name.
    public let queries: [QueryDescriptor]
    /// The queries that find something for a value, by app and name.
    public let valueQueries: [ValueQueryDescriptor]
    /// The packages that the apps say they have intents from, by app and name.
    public let packages: [PackageDescriptor]

    /// The shortcuts, by app, in the order of declaration.
    public var shortcuts: [ShortcutDescriptor] { shortcutsProviders.flatMap(\.shortcuts) }

    /// The catalogue of the running program, read from its own conformance records.
    public static func discovered() -> IntentCatalog {
        IntentCatalog(
            types: ConformanceRecords.types(
                conformingTo: [
                    "AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider", "AppSchemaDomain", "EntityQuery",
                    "IntentValueQuery", "AppIntentsPackage",
                ], of: "AppIntents"))
    }

    /// The catalogue of given types, for tests and for programs that leave types out.
    ///
    /// The schema domains among them become known to the whole process.
    ///
    /// - Parameter types: Types of intents, entities, enums, shortcuts providers, queries, packages and schema domains;
    ///   others are passed over, as are the framework's own. An entity type's own query need not be among them.
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
        queries = QueryDescriptor.all(of: entities, and: types.compactMap { $0 as? any EntityQuery.Type })
        valueQueries = types.compactMap { $0 as? any IntentValueQuery.Type }.map(ValueQueryDescriptor.init)
            .sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        packages = types.compactMap { $0 as? any AppIntentsPackage.Type }.map(PackageDescriptor.init)
            .sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        let apps = Set(intents.map(\.app) + entities.map(\.app) + enums.map(\.app) + shortcutsProviders.map(\.app))
        self.apps = apps.sorted { $0.id < $1.id }
    }

    /// A catalogue of its parts, in which everything has its place.
    ///
    /// - Parameters:
    ///   - apps: The apps.
    ///   - intents: The intents.
    ///   - entities: The entity types.
    ///   - enums: The enums.
    ///   - shortcutsProviders: What the apps say of their shortcuts.
    ///   - queries: The queries that find entities.
    ///   - valueQueries: The queries that find something for a value.
    ///   - packages: The packages that the apps say they have intents from.
    package init(
        apps: [AppDescriptor], intents: [IntentDescriptor], entities: [EntityDescriptor] = [],
        enums: [EnumDescriptor] = [], shortcutsProviders: [ShortcutsProviderDescriptor] = [],
        queries: [QueryDescriptor] = [], valueQueries: [ValueQueryDescriptor] = [],
        packages: [PackageDescriptor] = []
    ) {
        self.apps = apps.sorted { $0.id < $1.id }
        self.intents = intents.sorted { ($0.app.id, $0.name) < ($1.app.id, $1.name) }
        self.entities = entities.sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        self.enums = enums.sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        self.shortcutsProviders = shortcutsProviders.sorted { ($0.app.id, $0.typeName) < ($1.app.id, $1.typeName) }
        self.queries = queries
        self.valueQueries = valueQueries
        self.packages = packages
    }

    /// This catalogue and others as one.
    ///
    /// - Parameter others: Catalogues of other apps.
    public func merging(_ others: [IntentCatalog]) -> IntentCatalog {
        IntentCatalog(
            apps: apps + others.flatMap(\.apps), intents: intents + others.flatMap(\.intents),
            entities: entities + others.flatMap(\.entities), enums: enums + others.flatMap(\.enums),
            shortcutsProviders: shortcutsProviders + others.flatMap(\.shortcutsProviders),
            queries: queries + others.flatMap(\.queries), valueQueries: valueQueries + others.flatMap(\.valueQueries),
            packages: packages + others.flatMap(\.packages))
    }
}
