extension IntentParameter {
    /// The units of a fuel efficiency.
    public enum FuelEfficiency: _IntentUnit {
        /// The unit liters per 100kilometers.
        case litersPer100Kilometers
        /// The unit miles per gallon.
        case milesPerGallon
        /// The unit miles per imperial gallon.
        case milesPerImperialGallon

        /// The unit as Foundation has it.
        public var _unit: UnitFuelEfficiency {
            switch self {
            case .litersPer100Kilometers: .litersPer100Kilometers
            case .milesPerGallon: .milesPerGallon
            case .milesPerImperialGallon: .milesPerImperialGallon
            }
        }
    }
}
