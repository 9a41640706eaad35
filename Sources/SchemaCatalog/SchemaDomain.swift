/// A field of apps, such as mail or notes, with the schemas that belong to it.
public struct SchemaDomain: Sendable, Hashable {
    /// The name as it stands in source, such as `wordProcessor`.
    public internal(set) var name: String
    /// The type that gives the domain to the system, with its module, where an app's own package adds the domain:
    /// `GardenKit.GardenSchemas`. It is `nil` for the domains of the framework.
    public internal(set) var provider: String?
    /// Whether an app that adopts one intent of the group must adopt all of `requiredIntents`.
    public internal(set) var requiresAll: Bool
    /// The intents of the all-or-nothing group, by name; empty where `requiresAll` is false.
    public internal(set) var requiredIntents: [String]
    /// The actions of the domain.
    public internal(set) var intents: [IntentSchema]
    /// The kinds of content of the domain.
    public internal(set) var entities: [EntitySchema]
    /// The sets of values of the domain.
    public internal(set) var enums: [EnumSchema]
    /// The unions that the domain's schemas speak of.
    public internal(set) var unions: [UnionSchema]

    /// The type that gives the domain to the system, as the source of an expansion names it: `GardenSchemas`.
    ///
    /// It stands there without its module: many a module has a type of its own name, which would be looked in.
    package var providerType: String? { provider?.split(separator: ".").last.map(String.init) }

    /// The intent schema of that name.
    ///
    /// - Parameter name: The name within the domain, such as `createDraft`.
    public func intent(named name: String) -> IntentSchema? { intents.first { $0.name == name } }

    /// The entity schema of that name.
    ///
    /// - Parameter name: The name within the domain, such as `draft`.
    public func entity(named name: String) -> EntitySchema? { entities.first { $0.name == name } }

    /// The enumeration schema of that name.
    ///
    /// - Parameter name: The name within the domain, such as `category`.
    public func enumeration(named name: String) -> EnumSchema? { enums.first { $0.name == name } }

    /// The union of that name.
    ///
    /// - Parameter name: The name that the app's enum usually has, such as `EventLocation`.
    public func union(named name: String) -> UnionSchema? { unions.first { $0.name == name } }
}
