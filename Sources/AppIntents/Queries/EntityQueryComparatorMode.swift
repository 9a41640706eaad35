/// Whether all conditions of a query must hold or any.
@frozen
public enum EntityQueryComparatorMode: Sendable {
    /// All must hold.
    case and
    /// One is enough.
    case or
}
