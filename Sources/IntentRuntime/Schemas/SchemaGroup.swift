/// The all-or-nothing group of a domain's intents, as an app follows it.
public struct SchemaGroup: Sendable, Hashable {
    /// The domain.
    public let domain: String
    /// The identifiers of the group's schemas that the app does not follow.
    public let missing: [String]
}
