import SchemaCatalog

/// A file of a `Schemas` folder: what is known of one domain.
struct DomainDescription: Sendable {
    let domain: String
    /// One sentence on what the domain is for, where the file has one.
    let summary: String?
    let requiresAll: Bool
    let requiresAllGroup: [String]?
    var intents: [IntentDescription]
    var entities: [EntityDescription]
    var enums: [EnumDescription]
    let unions: [UnionDescription]

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
    struct IntentDescription: Sendable {
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
        let statics: [StaticDescription]
        let earlier: [EarlierDescription]
        let experiences: [String]

        /// The name that a type of the schema usually has.
        var typeName: String { identifier ?? SwiftName.capitalized(schema) + "Intent" }
    }

    /// An entity schema as described.
    struct EntityDescription: Sendable {
        let schema: String
        let identifier: String?
        let title: String?
        let summary: String
        let status: String?
        let availability: [String: String]
        let conformances: [String]
        let query: String?
        let properties: [MemberDescription]
        let statics: [StaticDescription]
        let earlier: [EarlierDescription]
        let experiences: [String]

        /// The name that a type of the schema usually has.
        var typeName: String { identifier ?? SwiftName.capitalized(schema) + "Entity" }
    }

    /// An enumeration schema as described.
    struct EnumDescription: Sendable {
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

        /// The name that a type of the schema usually has.
        var typeName: String { identifier ?? SwiftName.capitalized(schema) }
    }

    /// What to use in place of a deprecated schema.
    struct DeprecationDescription: Sendable {
        let use: String?
    }

    /// A parameter, a property, or a case of a union as described.
    struct MemberDescription: Sendable {
        let name: String
        let value: TypeDescription
    }

    /// A type as described.
    struct TypeDescription: Sendable {
        let type: String
        let optional: Bool
        let ref: String?
    }

    /// A static member as described.
    struct StaticDescription: Sendable {
        let name: String
        let type: String
        let value: String?
        let required: Bool
    }

    /// A union as described.
    struct UnionDescription: Sendable {
        let name: String
        let summary: String
        let cases: [MemberDescription]
        let extensible: Bool?
    }

    /// The form of a schema before, as described: only what differs is there.
    struct EarlierDescription: Sendable {
        /// Where the description has it, such as `intents[2].earlier`.
        let place: String
        let since: String?
        let beta: Bool
        let conformances: [String]?
        let members: [MemberDescription]?
    }
}
