import AppIntents
import SchemaCatalog

extension IntentCatalog {
    /// What is wrong with the schemas of an app, the serious first.
    ///
    /// - Parameter app: The app.
    public func schemaProblems(of app: AppDescriptor) -> [SchemaProblem] {
        let intents = intents.filter { $0.app == app }
        let entities = entities.filter { $0.app == app }
        let uses = intents.flatMap { SchemaMemberUse.all(in: $0) } + entities.flatMap { SchemaMemberUse.all(in: $0) }
        let groups = schemaGroups(of: app).filter { !$0.missing.isEmpty }.map {
            SchemaProblem.incompleteGroup(domain: $0.domain, missing: $0.missing)
        }
        return groups + uses.compactMap { referenceProblem(of: $0) } + uses.flatMap { unionProblems(of: $0) }
            + unfindable(in: uses)
            + repeated(among: entities) + excess(of: app)
    }

    /// The all-or-nothing groups of which an app follows an intent, by domain.
    ///
    /// - Parameter app: The app.
    public func schemaGroups(of app: AppDescriptor) -> [SchemaGroup] {
        let followed = Set(intents.filter { $0.app == app }.compactMap(\.schema))
        return SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }.filter(\.requiresAll)
            .compactMap { domain in
                let wanted = domain.requiredIntents.map { "\(domain.name).\($0)" }
                guard wanted.contains(where: followed.contains) else { return nil }
                return SchemaGroup(domain: domain.name, missing: wanted.filter { !followed.contains($0) })
            }
    }

    // MARK: References

    private func referenceProblem(of use: SchemaMemberUse) -> SchemaProblem? {
        let wanted = use.members.compactMap(\.ref)
        guard let first = wanted.first, !use.members.contains(where: \.valueType.isPlaceholder),
            let type = type(of: use.kind), !wanted.contains(where: { $0 == type.schema })
        else { return nil }
        return .unfollowedReference(
            member: use.name, schema: use.schema, wanted: first, type: type.name, followed: type.schema)
    }

    /// The app's own type of a kind of value, inside all lists, with the schema that it follows.
    private func type(of kind: ValueKind) -> (name: String, schema: String?)? {
        switch kind.element {
        case .entity(let app, let type):
            entities.first { $0.app.id == app && $0.typeName == type }.map { ($0.typeName, $0.schema) }
        case .enumeration(let app, let type):
            enums.first { $0.app.id == app && $0.typeName == type }.map { ($0.typeName, $0.schema) }
        default: nil
        }
    }

    // MARK: Unions

    private func unionProblems(of use: SchemaMemberUse) -> [SchemaProblem] {
        guard let union = use.union else { return [] }
        guard case .union(_, let cases) = use.kind.element else {
            // An earlier form may have had a type that follows a schema here.
            if let type = type(of: use.kind), use.members.contains(where: { $0.ref != nil && $0.ref == type.schema }) {
                return []
            }
            return [.notAUnion(member: use.name, schema: use.schema, union: union.name, type: use.kind.words)]
        }
        return cases.filter { single in !union.cases.contains { takes(single.kind, as: $0) } }.map { single in
            .foreignPayload(
                member: use.name, schema: use.schema, union: union.name, name: single.name, type: single.kind.words,
                taken: union.cases.map { Self.words(for: $0) })
        }
    }

    /// Whether a union's case takes a kind of value.
    private func takes(_ kind: ValueKind, as payload: SchemaMember) -> Bool {
        let wantsList = payload.valueType.elementName != payload.type
        if case .list = kind { if !wantsList { return false } } else if wantsList { return false }
        if payload.valueType.isPlaceholder { return true }
        if let ref = payload.ref { return type(of: kind)?.schema == ref }
        return ValueKind(schemaTypeName: payload.valueType.elementName).map { $0 == kind.element } ?? true
    }

    private static func words(for payload: SchemaMember) -> String {
        guard let ref = payload.ref else {
            let element = payload.valueType.elementName
            let words = ValueKind(schemaTypeName: element)?.words ?? element
            return element == payload.type ? words : "list of \(words)"
        }
        return (payload.valueType.elementName == payload.type ? "" : "list of ") + "a type that follows '\(ref)'"
    }

    // MARK: What Apple's systems do less with

    private func unfindable(in uses: [SchemaMemberUse]) -> [SchemaProblem] {
        var seen: Set<String> = []
        return uses.filter(\.isParameter).compactMap { use in
            guard case .entity(let app, let typeName) = use.kind.element,
                let entity = entities.first(where: { $0.app.id == app && $0.typeName == typeName }),
                entity.schema != nil,
                let type = entity.type, !type.isFoundByText, seen.insert("\(app)/\(typeName)").inserted
            else { return nil }
            return .unfindableEntity(type: entity.typeName, parameter: use.name, schema: use.schema)
        }
    }

    private func repeated(among entities: [EntityDescriptor]) -> [SchemaProblem] {
        let followers = Dictionary(grouping: entities.filter { $0.schema != nil }, by: { $0.schema ?? "" })
        return followers.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
            .repeatedSchema(schema: $0.key, types: $0.value.map(\.typeName))
        }
    }

    private func excess(of app: AppDescriptor) -> [SchemaProblem] {
        let count = enums.filter { $0.app == app && $0.schema != nil }.count
        return count > SchemaProblem.enumLimit ? [.tooManyEnums(count: count)] : []
    }
}

extension AppEntity {
    /// Whether Apple's systems find entities of the type by text, or there is but one or none to find.
    fileprivate static var isFoundByText: Bool {
        DefaultQuery.self is any EntityStringQuery.Type || self is any IndexedEntity.Type
            || self is any UniqueAppEntity.Type || self is any TransientAppEntity.Type || self is any FileEntity.Type
    }
}
