import JSON

extension IntentCatalog {
    /// All that is told of the intents, entities, enums and shortcuts, for another process.
    public var json: JSONValue {
        [
            "intents": .array(intents.map(\.json)), "entities": .array(entities.map(\.json)),
            "enums": .array(enums.map(\.json)), "shortcutsProviders": .array(shortcutsProviders.map(\.json)),
        ]
    }

    /// Reads what another process tells of its app.
    ///
    /// An intent is taken to be at least as harmful as its schema and its name say, whatever the other process claims.
    ///
    /// - Parameters:
    ///   - json: What ``json`` gave there.
    ///   - app: The app; all that is told must be of it.
    /// - Throws: ``IntentSystemError/failed(_:)``, which names the member that is wrong and says what would be right.
    public convenience init(json: JSONValue, app: AppDescriptor) throws(IntentSystemError) {
        let reader = CatalogReader(json, of: app)
        let intents = try reader.list("intents") { reader throws(IntentSystemError) in try IntentDescriptor(reader) }
        let entities = try reader.list("entities") { reader throws(IntentSystemError) in try EntityDescriptor(reader) }
        let enums = try reader.list("enums") { reader throws(IntentSystemError) in try EnumDescriptor(reader) }
        let providers = try reader.list("shortcutsProviders") { reader throws(IntentSystemError) in
            try ShortcutsProviderDescriptor(reader)
        }
        for (kind, names) in [
            ("intents", intents.map(\.identifier)), ("entities", entities.map(\.typeName)),
            ("enums", enums.map(\.typeName)),
        ] {
            var seen: Set<String> = []
            if let name = names.first(where: { !seen.insert($0).inserted }) {
                throw reader.failure(kind, "has '\(name)' twice")
            }
        }
        self.init(
            apps: [app], intents: intents, entities: entities, enums: enums, shortcutsProviders: providers)
    }
}
