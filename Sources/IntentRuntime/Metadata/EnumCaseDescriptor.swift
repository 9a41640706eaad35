/// One value of an enum.
public struct EnumCaseDescriptor: Sendable, Hashable {
    /// The raw value, as text.
    public let rawValue: String
    /// What a person calls it.
    public let title: String

    /// Makes a value of its parts.
    package init(rawValue: String, title: String) {
        self.rawValue = rawValue
        self.title = title
    }
}
