import Foundation

extension Measurement {
    /// The measurement in words: its value as the person's locale writes numbers, and its unit's symbol, as `3.5 km`.
    public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
}
