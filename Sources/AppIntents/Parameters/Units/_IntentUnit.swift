/// A unit as a parameter of an amount names it.
public protocol _IntentUnit: Sendable, Hashable, CaseIterable {
    /// The class of unit.
    associatedtype UnitType: Dimension

    /// The unit.
    var _unit: UnitType { get }
}
