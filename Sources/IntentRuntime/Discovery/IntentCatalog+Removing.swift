extension IntentCatalog {
    /// The catalogue without some intents, and without the shortcuts that call them.
    ///
    /// - Parameter isRemoved: Whether an intent is left out.
    public func removing(where isRemoved: (IntentDescriptor) -> Bool) -> IntentCatalog {
        let removed = Set(intents.filter(isRemoved).map { "\($0.app.id)/\($0.name)" })
        if removed.isEmpty { return self }
        return IntentCatalog(
            apps: apps, intents: intents.filter { !isRemoved($0) }, entities: entities, enums: enums,
            shortcutsProviders: shortcutsProviders.map { provider in
                ShortcutsProviderDescriptor(
                    provider,
                    shortcuts: provider.shortcuts.filter { !removed.contains("\($0.app.id)/\($0.intent)") })
            }, queries: queries, valueQueries: valueQueries, packages: packages)
    }

    /// The catalogue without all that some apps offer.
    ///
    /// - Parameter ids: The ids of the apps.
    public func removing(apps ids: Set<String>) -> IntentCatalog {
        guard apps.contains(where: { ids.contains($0.id) }) else { return self }
        return IntentCatalog(
            apps: apps.filter { !ids.contains($0.id) }, intents: intents.filter { !ids.contains($0.app.id) },
            entities: entities.filter { !ids.contains($0.app.id) }, enums: enums.filter { !ids.contains($0.app.id) },
            shortcutsProviders: shortcutsProviders.filter { !ids.contains($0.app.id) },
            queries: queries.filter { !ids.contains($0.app.id) },
            valueQueries: valueQueries.filter { !ids.contains($0.app.id) },
            packages: packages.filter { !ids.contains($0.app.id) })
    }
}

extension ShortcutsProviderDescriptor {
    /// The same, with some of its shortcuts.
    fileprivate init(_ whole: ShortcutsProviderDescriptor, shortcuts: [ShortcutDescriptor]) {
        typeName = whole.typeName
        app = whole.app
        tileColor = whole.tileColor
        negativePhrases = whole.negativePhrases
        self.shortcuts = shortcuts
    }
}
