/// All units that a parameter of an amount may name, for whoever reads amounts from words.
package enum IntentUnits {
    /// A unit and its name, as `nauticalMiles`.
    package struct Named: Sendable {
        package let name: String
        package let unit: Dimension
    }

    /// The units of a dimension, in the order of declaration.
    package static func units(of dimension: Dimension.Type) -> [Named] { all[ObjectIdentifier(dimension)] ?? [] }

    /// The dimensions.
    package static let dimensions: [Dimension.Type] = kinds.map { $0.dimension }

    private typealias Parameter = IntentParameter<Int>

    private static let kinds: [any _IntentUnit.Type] = [
        Parameter.Acceleration.self, Parameter.Angle.self, Parameter.Area.self, Parameter.ConcentrationMass.self,
        Parameter.Dispersion.self, Parameter.Duration.self, Parameter.ElectricCharge.self,
        Parameter.ElectricCurrent.self, Parameter.ElectricPotentialDifference.self, Parameter.ElectricResistance.self,
        Parameter.Energy.self, Parameter.Frequency.self, Parameter.FuelEfficiency.self, Parameter.Illuminance.self,
        Parameter.InformationStorage.self, Parameter.Length.self, Parameter.Mass.self, Parameter.Power.self,
        Parameter.Pressure.self, Parameter.Speed.self, Parameter.Temperature.self, Parameter.Volume.self,
    ]

    private static let all = Dictionary(
        kinds.map { (ObjectIdentifier($0.dimension), $0.named) }, uniquingKeysWith: { first, _ in first })
}

extension _IntentUnit {
    fileprivate static var dimension: Dimension.Type { UnitType.self }
    fileprivate static var named: [IntentUnits.Named] {
        allCases.map { IntentUnits.Named(name: "\($0)", unit: $0._unit) }
    }
}
