extension IntentParameter {
    /// The units of a volume.
    public enum Volume: _IntentUnit {
        /// The unit acre feet.
        case acreFeet
        /// The unit bushels.
        case bushels
        /// The unit centiliters.
        case centiliters
        /// The unit cubic centimeters.
        case cubicCentimeters
        /// The unit cubic decimeters.
        case cubicDecimeters
        /// The unit cubic feet.
        case cubicFeet
        /// The unit cubic inches.
        case cubicInches
        /// The unit cubic kilometers.
        case cubicKilometers
        /// The unit cubic meters.
        case cubicMeters
        /// The unit cubic miles.
        case cubicMiles
        /// The unit cubic millimeters.
        case cubicMillimeters
        /// The unit cubic yards.
        case cubicYards
        /// The unit cups.
        case cups
        /// The unit deciliters.
        case deciliters
        /// The unit fluid ounces.
        case fluidOunces
        /// The unit gallons.
        case gallons
        /// The unit imperial fluid ounces.
        case imperialFluidOunces
        /// The unit imperial gallons.
        case imperialGallons
        /// The unit imperial pints.
        case imperialPints
        /// The unit imperial quarts.
        case imperialQuarts
        /// The unit imperial tablespoons.
        case imperialTablespoons
        /// The unit imperial teaspoons.
        case imperialTeaspoons
        /// The unit kiloliters.
        case kiloliters
        /// The unit liters.
        case liters
        /// The unit megaliters.
        case megaliters
        /// The unit metric cups.
        case metricCups
        /// The unit milliliters.
        case milliliters
        /// The unit pints.
        case pints
        /// The unit quarts.
        case quarts
        /// The unit tablespoons.
        case tablespoons
        /// The unit teaspoons.
        case teaspoons

        /// The unit as Foundation has it.
        public var _unit: UnitVolume {
            switch self {
            case .acreFeet: .acreFeet
            case .bushels: .bushels
            case .centiliters: .centiliters
            case .cubicCentimeters: .cubicCentimeters
            case .cubicDecimeters: .cubicDecimeters
            case .cubicFeet: .cubicFeet
            case .cubicInches: .cubicInches
            case .cubicKilometers: .cubicKilometers
            case .cubicMeters: .cubicMeters
            case .cubicMiles: .cubicMiles
            case .cubicMillimeters: .cubicMillimeters
            case .cubicYards: .cubicYards
            case .cups: .cups
            case .deciliters: .deciliters
            case .fluidOunces: .fluidOunces
            case .gallons: .gallons
            case .imperialFluidOunces: .imperialFluidOunces
            case .imperialGallons: .imperialGallons
            case .imperialPints: .imperialPints
            case .imperialQuarts: .imperialQuarts
            case .imperialTablespoons: .imperialTablespoons
            case .imperialTeaspoons: .imperialTeaspoons
            case .kiloliters: .kiloliters
            case .liters: .liters
            case .megaliters: .megaliters
            case .metricCups: .metricCups
            case .milliliters: .milliliters
            case .pints: .pints
            case .quarts: .quarts
            case .tablespoons: .tablespoons
            case .teaspoons: .teaspoons
            }
        }
    }
}
