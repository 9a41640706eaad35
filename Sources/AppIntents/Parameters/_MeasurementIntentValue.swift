/// An amount in units of a dimension.
public protocol _MeasurementIntentValue: _IntentValue {
    /// The class of unit.
    associatedtype UnitType: Dimension
}

extension Measurement: _MeasurementIntentValue where UnitType: Dimension {}
