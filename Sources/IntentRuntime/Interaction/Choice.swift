/// One thing to choose.
public struct Choice: Sendable, Hashable {
    /// What names it without doubt: an entity's URI, an enum's raw value.
    public let id: String
    /// What a person calls it.
    public let title: String
    /// What tells it from others of its title.
    public let subtitle: String?

    /// Makes a choice of its parts.
    package init(id: String, title: String, subtitle: String?) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
    }
}
