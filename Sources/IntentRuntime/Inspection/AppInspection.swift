import AppIntents

/// A look at everything that an app offers.
struct AppInspection {
    let app: AppDescriptor
    let catalog: IntentCatalog
    let canAuthenticate: Bool
    /// What the queries can do that the app's types are found by, by the names of the types of entities; none of another process.
    private let abilities: [String: QueryAbilities]
    /// What the app's other queries can do, by their names.
    let otherAbilities: [String: QueryAbilities]
    /// The kinds of value that intents take or give, and those within them.
    let usedKinds: Set<ValueKind>

    init(of app: AppDescriptor, in catalog: IntentCatalog, canAuthenticate: Bool, queryLimit: Duration) async {
        self.app = app
        self.catalog = catalog
        self.canAuthenticate = canAuthenticate
        usedKinds = catalog.kindsInUse
        let phrases = catalog.shortcutsProviders.filter { $0.app == app }.flatMap(\.shortcuts).flatMap(\.phrases)
        let spoken = Set(phrases.flatMap(\.parameters).map(\.kind.element))
        let taken = Set(catalog.intents.filter { $0.app == app }.flatMap(\.parameters).map(\.kind.element))
        var abilities: [String: QueryAbilities] = [:]
        for entity in catalog.entities where entity.app == app || taken.contains(entity.kind) {
            let type: (any AppEntity.Type)? = entity.type
            guard let type, !(type is any TransientAppEntity.Type) else { continue }
            abilities[entity.key] = await QueryAbilities(
                of: type.defaultQuery, named: (QueryDescriptor.name(of: type.queryType), entity.typeName),
                needsSuggestions: spoken.contains(entity.kind), within: queryLimit)
        }
        self.abilities = abilities
        var others: [String: QueryAbilities] = [:]
        for query in catalog.queries where query.app == app && !query.isDefault {
            others[query.typeName] = await QueryAbilities(
                of: query.type.init(), named: (query.typeName, query.entity), needsSuggestions: false,
                within: queryLimit)
        }
        otherAbilities = others
    }

    /// What the query of a type of entity can do; `nil` where the type is transient or of another process.
    func abilities(of entity: EntityDescriptor) -> QueryAbilities? { abilities[entity.key] }

    /// What there is: the app as a whole, then each thing.
    var items: [InspectedItem] {
        let phrases = phrases
        let parts =
            intents(calledBy: phrases) + entities + enums + queries + valueQueries + phrases.map(\.item) + packages
        return [summary(of: parts)] + parts
    }

    // MARK: The app as a whole

    private func summary(of parts: [InspectedItem]) -> InspectedItem {
        func count(_ kind: InspectedItem.Kind, _ one: String, _ many: String) -> String {
            let count = parts.count { $0.kind == kind }
            return "\(count) \(count == 1 ? one : many)"
        }
        let counts = [
            count(.intent, "intent", "intents"), count(.entity, "entity", "entities"),
            count(.enumeration, "enum", "enums"), count(.query, "query", "queries"),
            count(.phrase, "phrase", "phrases"),
        ]
        let lost = parts.count { [.intent, .entity, .phrase].contains($0.kind) && !$0.isReachable }
        let whole = catalog.schemaGroups(of: app).filter(\.missing.isEmpty).map {
            "follows all intents of the group of '\($0.domain)'"
        }
        var findings = catalog.schemaProblems(of: app).map {
            Finding($0.isSerious ? .wrong : .note, $0.description)
        }
        findings += catalog.shortcutProblems(of: app).filter { $0.phrase == nil }.map {
            Finding($0.isSerious ? .wrong : .note, $0.description)
        }
        if !parts.contains(where: { $0.kind == .intent || $0.kind == .entity }) {
            findings.append(
                Finding(.note, "has no intent and no entity: this is a module of helper types, not an app by itself"))
        }
        let ways = InspectedItem.Way.allCases.filter { way in parts.contains { $0.ways.contains(way) } }
        return InspectedItem(
            .app, app.id, of: app,
            about: ([counts.joined(separator: ", ") + (lost > 0 ? ", of which \(lost) cannot be reached" : "")] + whole)
                .joined(separator: "; "),
            ways: ways, findings: findings)
    }

    // MARK: Small things

    private var enums: [InspectedItem] {
        catalog.enums.filter { $0.app == app }.map { value in
            let isUsed = usedKinds.contains(.enumeration(app: value.app.id, type: value.typeName))
            let about = "\(value.cases.count) \(value.cases.count == 1 ? "value" : "values")"
            return InspectedItem(
                .enumeration, value.name, of: app, about: about, ways: isUsed ? [.command, .assistant] : [],
                findings: isUsed ? [] : [Finding(.note, "no intent takes or gives it, and no entity has it")])
        }
    }

    private var packages: [InspectedItem] {
        catalog.packages.filter { $0.app == app }.map { package in
            let about =
                package.included.isEmpty
                ? "names no further package" : "names \(package.included.listed("and"))"
            return InspectedItem(
                .package, package.typeName, of: app, about: about + "; what is linked is found without it",
                ways: [.command, .assistant])
        }
    }
}

extension EntityDescriptor {
    /// The kind of value that one is.
    var kind: ValueKind { .entity(app: app.id, type: typeName) }

    /// A name that no other type has.
    fileprivate var key: String { "\(app.id)/\(typeName)" }
}

extension IntentCatalog {
    /// The kinds of value that intents take or give, with those of the properties of entities among them and of entities that are found.
    fileprivate var kindsInUse: Set<ValueKind> {
        var used: Set<ValueKind> = []
        var open = intents.flatMap { $0.parameters.map(\.kind) + [$0.result].compactMap(\.self) }
        while let kind = open.popLast() {
            guard used.insert(kind).inserted else { continue }
            switch kind {
            case .list(let element): open.append(element)
            case .union(_, let cases): open += cases.map(\.kind)
            case .entity: open += entities.first { $0.kind == kind }?.properties.map(\.kind) ?? []
            default: break
            }
        }
        // An entity that 'find' tells brings what it has with it.
        for entity in entities where !used.contains(entity.kind) {
            used.formUnion(entity.properties.map(\.kind.element))
        }
        return used
    }
}

extension ShortcutProblem {
    /// The phrase that the problem is about; `nil` where it is about the app.
    var phrase: (shortcut: String, text: String)? {
        switch self {
        case .unnamedApplication(let shortcut, let phrase), .unspeakableParameter(let shortcut, let phrase, _):
            (shortcut, phrase)
        case .tooMany, .severalProviders: nil
        }
    }
}
