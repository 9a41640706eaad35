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
        if dimension == UnitDuration.self, let unit = timeNames[symbol.lowercased()] { return unit }
        return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.lowercased() == symbol.lowercased() }
    }

    /// What people write for units of time beside the symbols.
    private static let timeNames: [String: UnitDuration] = [
        "sec": .seconds, "second": .seconds, "seconds": .seconds, "min": .minutes, "minute": .minutes,
        "minutes": .minutes, "hr": .hours, "hour": .hours, "hours": .hours,
    ]

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
        ObjectIdentifier(UnitAcceleration.self): [UnitAcceleration.metersPerSecondSquared, UnitAcceleration.gravity],
        ObjectIdentifier(UnitConcentrationMass.self): [
            UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter,
        ],
        ObjectIdentifier(UnitDispersion.self): [UnitDispersion.partsPerMillion],
        ObjectIdentifier(UnitElectricCharge.self): [
            UnitElectricCharge.coulombs, UnitElectricCharge.ampereHours, UnitElectricCharge.milliampereHours,
        ],
        ObjectIdentifier(UnitElectricCurrent.self): [UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes],
        ObjectIdentifier(UnitElectricPotentialDifference.self): [
            UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.millivolts,
            UnitElectricPotentialDifference.kilovolts,
        ],
        ObjectIdentifier(UnitElectricResistance.self): [
            UnitElectricResistance.ohms, UnitElectricResistance.kiloohms, UnitElectricResistance.megaohms,
        ],
        ObjectIdentifier(UnitFuelEfficiency.self): [
            UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
        ],
        ObjectIdentifier(UnitIlluminance.self): [UnitIlluminance.lux],
        ObjectIdentifier(UnitInformationStorage.self): [
            UnitInformationStorage.bits, UnitInformationStorage.bytes, UnitInformationStorage.kilobytes,
            UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes,
        ],
    ]
}
