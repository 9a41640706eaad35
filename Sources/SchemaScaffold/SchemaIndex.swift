import SchemaCatalog

/// The domains that a scaffold is made from.
struct SchemaIndex {
    private let domains: [SchemaDomain]

    init(_ domains: [SchemaDomain]) { self.domains = domains }

    /// The domain of a name.
    func domain(named name: String) -> SchemaDomain? { domains.first { $0.name == name } }

    /// The protocols that the schemas name, and those that their types conform to anyway.
    var protocolNames: Set<String> {
        let named = domains.flatMap { $0.intents.flatMap(\.conformances) + $0.entities.flatMap(\.conformances) }
        return FrameworkTypes.impliedProtocols.union(FrameworkTypes.declared(named))
    }

    /// What names stand for, each once and in their order.
    func subjects(named names: [String]) throws(ScaffoldError) -> [Subject] {
        var subjects: [Subject] = []
        var unknown: [ScaffoldError.Unknown] = []
        for name in names {
            let found = self.subjects(named: name)
            if found.isEmpty { unknown.append(.init(name: name, nearest: Nearest.names(to: name, among: allNames))) }
            subjects += found.filter { !subjects.contains($0) }
        }
        if !unknown.isEmpty { throw .unknownNames(unknown) }
        return subjects
    }

    /// The subjects and all that they refer to, in the order in which they are come by.
    func closure(of subjects: [Subject]) -> [Subject] {
        var all = subjects
        var known = Set(subjects)
        var next = 0
        while next < all.count {
            for type in all[next].references {
                guard let subject = subject(of: type, in: all[next].domain), known.insert(subject).inserted else {
                    continue
                }
                all.append(subject)
            }
            next += 1
        }
        return all
    }

    /// What an app has to declare for a type that a schema speaks of; `nil` for a type that is there already.
    func subject(of type: SchemaType, in domain: String) -> Subject? {
        let name = type.elementName
        if let ref = type.ref {
            let candidates = subjects(named: ref).filter { if case .intent = $0 { false } else { true } }
            return candidates.first { $0.usualName == name } ?? candidates.first
        }
        guard type.isPlaceholder, FrameworkTypes.standIns[name] == nil else { return nil }
        if let union = self.domain(named: domain)?.union(named: name) {
            return .union(domain: domain, name: name, summary: union.summary, cases: union.cases)
        }
        if name.hasPrefix("any ") { return .plainEntity(domain: domain, name: "ItemEntity") }
        if name.hasSuffix("Entity") { return .plainEntity(domain: domain, name: name) }
        return .union(domain: domain, name: name, summary: nil, cases: [])
    }

    private func subjects(named name: String) -> [Subject] {
        if let domain = domain(named: name) {
            return domain.intents.map(Subject.intent) + domain.entities.map(Subject.entity)
                + domain.enums.map(Subject.enumeration)
        }
        guard let dot = name.firstIndex(of: "."), let domain = domain(named: String(name[..<dot])) else { return [] }
        let name = String(name[name.index(after: dot)...])
        return [
            domain.intent(named: name).map(Subject.intent), domain.entity(named: name).map(Subject.entity),
            domain.enumeration(named: name).map(Subject.enumeration),
        ].compactMap(\.self)
    }

    private var allNames: [String] {
        domains.map(\.name)
            + domains.flatMap { domain in
                domain.intents.map(\.identifier) + domain.entities.map(\.identifier) + domain.enums.map(\.identifier)
            }
    }
}
