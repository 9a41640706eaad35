/// An order of entities by one property.
public struct EntityQuerySort<Entity: AppEntity> {
    /// Up or down.
    public enum Ordering: Sendable {
        /// The smallest first.
        case ascending
        /// The largest first.
        case descending
    }

    /// The property, a key path to its wrapper such as `\.$name`.
    public let by: PartialKeyPath<Entity>

    /// Up or down.
    public let order: Ordering
}
