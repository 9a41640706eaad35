/// A comparison that a query knows, whatever its property.
public protocol AnyEntityQueryComparator: AnyObject, Sendable {}
