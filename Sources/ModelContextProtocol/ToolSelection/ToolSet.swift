import IntentRuntime

/// All tools that there are for a catalogue, each with its name.
struct ToolSet: Sendable {
    /// The tools for what the apps offer: one for each intent and for each entity type that finds, one that reads, and one that takes back.
    let offered: [Tool]
    /// The tools that stand for others: they search, call what was found, and find entities of any type.
    let forSearching: [Tool]

    /// Makes the tools.
    ///
    /// - Parameters:
    ///   - catalog: What the apps offer.
    ///   - keepsHistory: Whether changes can be taken back.
    ///   - wanted: The names of intents' tools that are not to have their own, by `app/Type`.
    init(catalog: IntentCatalog, keepsHistory: Bool, names wanted: [String: String] = [:]) {
        let schemas = ValueSchemas(catalog: catalog)
        // The tools of our own have their names first, so that no app changes them.
        var names = ToolNames(reserved: Tool.ownNames)
        var offered = catalog.intents.map { intent in
            Tool(intent, schemas: schemas, names: &names, named: wanted["\(intent.app.id)/\(intent.identifier)"])
        }
        offered += catalog.entities.map { Tool(finding: $0, schemas: schemas, names: &names) }
        var forSearching: [Tool] = []
        if !offered.isEmpty {
            forSearching = [Tool(searching: catalog.apps), Tool(calling: offered)]
        }
        if !catalog.entities.isEmpty {
            offered.append(.readResource)
            forSearching.append(Tool(findingAnyOf: catalog.entities, schemas: schemas))
        }
        if keepsHistory, !catalog.intents.isEmpty { offered.append(.undoLast) }
        self.offered = offered
        self.forSearching = forSearching
    }
}
