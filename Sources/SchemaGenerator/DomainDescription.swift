/// A file of `Schemas`: what is known of one domain.
struct DomainDescription: Decodable {
    let domain: String
    let requiresAll: Bool
    let requiresAllGroup: [String]?
    var intents: [IntentDescription]
    var entities: [EntityDescription]
    var enums: [EnumDescription]

    /// The description without the schemas that were seen in a beta and went away before the release.
    var released: DomainDescription {
        var released = self
        released.intents.removeAll { $0.status == "beta-only" }
        released.entities.removeAll { $0.status == "beta-only" }
        released.enums.removeAll { $0.status == "beta-only" }
        return released
    }

    /// Whether the domain has no schema at all.
    var isEmpty: Bool { intents.isEmpty && entities.isEmpty && enums.isEmpty }

    /// The names of the intents that have to be adopted together.
    var requiredIntents: [String] { requiresAll ? requiresAllGroup ?? intents.map(\.schema) : [] }

    /// An intent schema as described.
    struct IntentDescription: Decodable {
        let schema: String
        let identifier: String?
        let title: String?
        let summary: String
        let status: String?
        let availability: [String: String]
        let deprecated: DeprecationDescription?
        let conformances: [String]
        let parameters: [MemberDescription]
        let result: TypeDescription?
        let statics: [StaticDescription]?
        let experiences: [String]
    }

    /// An entity schema as described.
    struct EntityDescription: Decodable {
        let schema: String
        let identifier: String?
        let title: String?
        let summary: String
        let status: String?
        let availability: [String: String]
        let conformances: [String]
        let query: String?
        let properties: [MemberDescription]
        let statics: [StaticDescription]?
        let experiences: [String]
    }

    /// An enumeration schema as described.
    struct EnumDescription: Decodable {
        let schema: String
        let identifier: String?
        let title: String?
        let summary: String
        let status: String?
        let availability: [String: String]
        let rawType: String
        let cases: [String]
        let extensible: Bool?
        let experiences: [String]
    }

    /// What to use in place of a deprecated schema.
    struct DeprecationDescription: Decodable {
        let use: String?
    }

    /// A parameter or property as described.
    struct MemberDescription: Decodable {
        let name: String
        let type: String
        let optional: Bool
        let ref: String?
    }

    /// A result as described.
    struct TypeDescription: Decodable {
        let type: String
        let optional: Bool
        let ref: String?
    }

    /// A static member as described.
    struct StaticDescription: Decodable {
        let name: String
        let type: String
        let value: String?
        let required: Bool?
    }
}
