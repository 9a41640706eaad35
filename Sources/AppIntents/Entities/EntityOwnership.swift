/// Who has an entity besides the person.
public struct EntityOwnership: OptionSet, Sendable {
    /// The owners as bits.
    public let rawValue: Int

    /// Makes a set of owners.
    ///
    /// - Parameter rawValue: The owners as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Some other people.
    public static let shared = EntityOwnership(rawValue: 1)

    /// Anyone.
    public static let `public` = EntityOwnership(rawValue: 2)

    /// Nobody knows who.
    public static let unknown = EntityOwnership(rawValue: 4)
}
