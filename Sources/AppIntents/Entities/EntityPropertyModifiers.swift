/// How a property of an entity may be used.
public struct EntityPropertyModifiers: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes a set of options.
    ///
    /// - Parameter rawValue: The options as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The property cannot be set.
    public static let readOnly = EntityPropertyModifiers(rawValue: 1)

    /// The property is fetched when it is asked for.
    public static let async = EntityPropertyModifiers(rawValue: 2)
}
