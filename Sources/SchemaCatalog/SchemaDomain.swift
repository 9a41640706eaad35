/// A field of apps, such as mail or notes, with the schemas that belong to it.
public struct SchemaDomain: Sendable, Hashable {
    /// The name as it stands in source, such as `wordProcessor`.
    public internal(set) var name: String
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
}
