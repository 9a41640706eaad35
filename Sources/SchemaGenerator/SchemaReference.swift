import SchemaCatalog

/// A schema as descriptions refer to it: domain and name.
struct SchemaReference {
    /// The kinds of schemas.
    enum Kind {
        case intent
        case entity
        case enumeration

        /// What a schema of the kind is called.
        var noun: String {
            switch self {
            case .intent: "intent"
            case .entity: "entity"
            case .enumeration: "enumeration"
            }
        }
    }

    let domain: String
    let name: String

    /// Takes an identifier such as `notes.note` apart, or gives `nil` where it is none.
    init?(_ identifier: String) {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        domain = String(parts[0])
        name = String(parts[1])
    }

    /// The names of the schemas of some kinds in the domain.
    ///
    /// - Parameters:
    ///   - kinds: The kinds.
    ///   - own: The own domains that may be meant.
    /// - Returns: The names, or `nil` if there is no such domain.
    func names(of kinds: [Kind], in own: [DomainDescription]) -> [String]? {
        if let domain = own.first(where: { $0.domain == domain }) {
            return kinds.flatMap { kind in
                switch kind {
                case .intent: domain.intents.map(\.schema)
                case .entity: domain.entities.map(\.schema)
                case .enumeration: domain.enums.map(\.schema)
                }
            }
        }
        guard let domain = SchemaCatalog.domain(named: domain) else { return nil }
        return kinds.flatMap { kind in
            switch kind {
            case .intent: domain.intents.map(\.name)
            case .entity: domain.entities.map(\.name)
            case .enumeration: domain.enums.map(\.name)
            }
        }
    }
}
