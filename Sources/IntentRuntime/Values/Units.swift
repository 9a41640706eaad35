import Foundation

/// The units of a dimension, by symbol.
enum Units {
    /// The unit of a symbol.
    ///
    /// - Parameters:
    ///   - symbol: As Foundation writes it, `km` or `°C`; case matters only where two symbols differ by it alone.
    ///   - dimension: The class of unit.
    static func unit(_ symbol: String, of dimension: Dimension.Type) -> Dimension? {
        let units = all[ObjectIdentifier(dimension)] ?? [dimension.baseUnit()]
        return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.lowercased() == symbol.lowercased() }
    }

    private static let all: [ObjectIdentifier: [Dimension]] = [
        ObjectIdentifier(UnitLength.self): [
            UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters, UnitLength.miles,
            UnitLength.yards, UnitLength.feet, UnitLength.inches, UnitLength.nauticalMiles,
            UnitLength.fathoms, UnitLength.furlongs, UnitLength.decimeters, UnitLength.micrometers,
        ],
        ObjectIdentifier(UnitMass.self): [
            UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.pounds, UnitMass.ounces, UnitMass.stones,
            UnitMass.metricTons, UnitMass.shortTons, UnitMass.carats,
        ],
        ObjectIdentifier(UnitDuration.self): [
            UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours, UnitDuration.milliseconds,
        ],
        ObjectIdentifier(UnitTemperature.self): [
            UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit,
        ],
        ObjectIdentifier(UnitVolume.self): [
            UnitVolume.liters, UnitVolume.milliliters, UnitVolume.centiliters, UnitVolume.deciliters,
            UnitVolume.cubicMeters, UnitVolume.gallons, UnitVolume.pints, UnitVolume.quarts, UnitVolume.cups,
            UnitVolume.fluidOunces, UnitVolume.tablespoons, UnitVolume.teaspoons,
        ],
        ObjectIdentifier(UnitSpeed.self): [
            UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.knots,
        ],
        ObjectIdentifier(UnitEnergy.self): [
            UnitEnergy.joules, UnitEnergy.kilojoules, UnitEnergy.calories, UnitEnergy.kilocalories,
            UnitEnergy.kilowattHours,
        ],
        ObjectIdentifier(UnitArea.self): [
            UnitArea.squareMeters, UnitArea.squareKilometers, UnitArea.squareCentimeters, UnitArea.squareFeet,
            UnitArea.squareMiles, UnitArea.acres, UnitArea.hectares,
        ],
        ObjectIdentifier(UnitAngle.self): [
            UnitAngle.degrees, UnitAngle.radians, UnitAngle.arcMinutes, UnitAngle.arcSeconds,
        ],
        ObjectIdentifier(UnitPressure.self): [
            UnitPressure.newtonsPerMetersSquared, UnitPressure.hectopascals, UnitPressure.bars, UnitPressure.millibars,
        ],
        ObjectIdentifier(UnitPower.self): [UnitPower.watts, UnitPower.kilowatts, UnitPower.horsepower],
        ObjectIdentifier(UnitFrequency.self): [
            UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz,
        ],
        ObjectIdentifier(UnitInformationStorage.self): [
            UnitInformationStorage.bits, UnitInformationStorage.bytes, UnitInformationStorage.kilobytes,
            UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes,
        ],
    ]
}
