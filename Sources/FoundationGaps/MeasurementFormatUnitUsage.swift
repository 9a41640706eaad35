import Foundation

/// What a measurement is of, by which Apple's platforms choose the unit that it is written in.
///
/// See <https://developer.apple.com/documentation/foundation/measurementformatunitusage>.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// Whatever it is of.
    public static var general: Self { Self(name: "general") }

    /// In the unit that it has.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }

    /// The energy that someone uses in a workout.
    public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A distance as people see it.
    public static var person: Self { Self(name: "person") }

    /// How tall someone is.
    public static var personHeight: Self { Self(name: "personHeight") }

    /// How far it is along a road.
    public static var road: Self { Self(name: "road") }

    /// The depth of snow.
    public static var snowfall: Self { Self(name: "snowfall") }

    /// The depth of rain.
    public static var rainfall: Self { Self(name: "rainfall") }

    /// How far one sees.
    public static var visibility: Self { Self(name: "visibility") }

    /// The focal length of a lens.
    public static var focalLength: Self { Self(name: "focalLength") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(name: "person") }

    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: Self { Self(name: "barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// The volume of a liquid.
    public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: Self { Self(name: "wind") }
}
