import SchemaCatalog

/// The names of the types of one file, and the declarations that are made with them.
struct TypeTable {
    private let index: SchemaIndex
    private var names: [Subject: String] = [:]
    private var queryNames: [Subject: String] = [:]

    /// Gives every subject a name, the usual one where neither a protocol nor a subject before it has it.
    init(subjects: [Subject], index: SchemaIndex) {
        self.index = index
        var taken = index.protocolNames
        for subject in subjects {
            names[subject] = Self.free(subject.usualName, for: subject, taken: &taken)
        }
        for subject in subjects {
            switch subject {
            case .entity, .plainEntity:
                let name = names[subject] ?? subject.usualName
                let stem = name.hasSuffix("Entity") ? String(name.dropLast("Entity".count)) : name
                queryNames[subject] = Self.free(stem + "Query", for: subject, taken: &taken)
            case .intent, .enumeration, .union: break
            }
        }
    }

    private static func free(_ name: String, for subject: Subject, taken: inout Set<String>) -> String {
        let prefixed = SwiftName.capitalized(subject.domain) + name
        let numbered = (2...).lazy.map { prefixed + "\($0)" }
        let free = [name, prefixed].first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? prefixed
        taken.insert(free)
        return free
    }

    /// The type as it stands in the file, with the `?` of an optional.
    func spelling(_ type: SchemaType, in domain: String) -> String {
        let element = type.elementName
        let own = index.subject(of: type, in: domain).map { names[$0] ?? $0.usualName }
        let name = own ?? FrameworkTypes.standIns[element] ?? element
        let isArray = type.name.hasPrefix("[")
        let spelled = isArray ? "[\(name)]" : type.name.hasPrefix("Set<") ? "Set<\(name)>" : name
        return type.isOptional ? spelled + "?" : spelled
    }

    /// The title of what a type holds, for a sentence: "draft".
    func noun(_ type: SchemaType, in domain: String) -> String? {
        switch index.subject(of: type, in: domain) {
        case .entity(let schema): Noun.inSentence(schema.title)
        case .enumeration(let schema): Noun.inSentence(schema.title)
        case .intent, .union, .plainEntity, nil: nil
        }
    }

    /// The declarations of a subject: its type, and the query where it is an entity.
    func declarations(of subject: Subject) -> [ScaffoldDeclaration] {
        let name = names[subject] ?? subject.usualName
        switch subject {
        case .intent(let schema):
            return [IntentSource(schema: schema, name: name, types: self).declaration]
        case .entity(let schema):
            let query = queryNames[subject] ?? name + "Query"
            return EntitySource(schema: schema, name: name, queryName: query, types: self).declarations
        case .enumeration(let schema):
            return [EnumSource(schema: schema, name: name).declaration]
        case .union(let domain, _, let summary, let cases):
            return [UnionSource(domain: domain, name: name, summary: summary, cases: cases, types: self).declaration]
        case .plainEntity(let domain, _):
            let query = queryNames[subject] ?? name + "Query"
            return PlainEntitySource(domain: domain, name: name, queryName: query).declarations
        }
    }
}
