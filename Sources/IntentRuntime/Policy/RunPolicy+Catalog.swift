import SchemaCatalog

extension RunPolicy {
    /// Makes sure that each rule is about something there is: one that is misspelt would never apply.
    ///
    /// - Parameters:
    ///   - catalog: All that the apps offer, before anything is taken away.
    ///   - unseen: The ids of apps whose intents are not known now; rules for them are taken as they are.
    /// - Throws: ``IntentSystemError/unknownName(kind:name:nearest:)``.
    public func check(against catalog: IntentCatalog, unseen: Set<String> = []) throws(IntentSystemError) {
        for rule in rules {
            if let app = rule.app {
                if unseen.contains(app) { continue }
                let ids = catalog.apps.map(\.id)
                guard ids.contains(where: { $0.lowercased() == app.lowercased() }) else {
                    throw .unknownName(kind: "app", name: app, nearest: Nearest.names(to: app, among: ids))
                }
            }
            guard let intent = rule.intent else { continue }
            let known = catalog.intents.contains {
                rule.names(app: $0.app.id, intent: $0.identifier, schema: $0.schema)
            }
            guard known else {
                throw .unknownName(
                    kind: rule.app.map { "intent of the app '\($0)'" } ?? "intent", name: intent,
                    nearest: Nearest.names(to: intent, among: catalog.intents.map(\.name)))
            }
        }
    }
}
