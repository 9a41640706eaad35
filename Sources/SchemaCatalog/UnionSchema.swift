/// The types among which a member of a domain's schemas has one: what an app declares as an enum with `@UnionValue`.
///
/// A union has no schema identifier, because the app's enum carries no schema of its own. The schemas speak of it by the
/// name that the enum usually has.
public struct UnionSchema: Sendable, Hashable {
    /// The domain whose schemas speak of the union, such as `calendar`.
    public let domain: String
    /// The name that the app's enum usually has, such as `EventLocation`.
    public let name: String
    /// One sentence on what the values are.
    public let summary: String
    /// Whether the app may have payloads that are not listed.
    public let isExtensible: Bool
    /// The cases the app's enum may have: the usual name of each, and what it holds. The names are the app's to choose.
    public internal(set) var cases: [SchemaMember]
}
