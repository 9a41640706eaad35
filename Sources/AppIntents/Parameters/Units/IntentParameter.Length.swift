extension IntentParameter {
    /// The units of a length.
    public enum Length: _IntentUnit {
        /// The unit astronomical units.
        case astronomicalUnits
        /// The unit centimeters.
        case centimeters
        /// The unit decameters.
        case decameters
        /// The unit decimeters.
        case decimeters
        /// The unit fathoms.
        case fathoms
        /// The unit feet.
        case feet
        /// The unit furlongs.
        case furlongs
        /// The unit hectometers.
        case hectometers
        /// The unit inches.
        case inches
        /// The unit kilometers.
        case kilometers
        /// The unit lightyears.
        case lightyears
        /// The unit megameters.
        case megameters
        /// The unit meters.
        case meters
        /// The unit micrometers.
        case micrometers
        /// The unit miles.
        case miles
        /// The unit millimeters.
        case millimeters
        /// The unit nanometers.
        case nanometers
        /// The unit nautical miles.
        case nauticalMiles
        /// The unit parsecs.
        case parsecs
        /// The unit picometers.
        case picometers
        /// The unit scandinavian miles.
        case scandinavianMiles
        /// The unit yards.
        case yards

        /// The unit as Foundation has it.
        public var _unit: UnitLength {
            switch self {
            case .astronomicalUnits: .astronomicalUnits
            case .centimeters: .centimeters
            case .decameters: .decameters
            case .decimeters: .decimeters
            case .fathoms: .fathoms
            case .feet: .feet
            case .furlongs: .furlongs
            case .hectometers: .hectometers
            case .inches: .inches
            case .kilometers: .kilometers
            case .lightyears: .lightyears
            case .megameters: .megameters
            case .meters: .meters
            case .micrometers: .micrometers
            case .miles: .miles
            case .millimeters: .millimeters
            case .nanometers: .nanometers
            case .nauticalMiles: .nauticalMiles
            case .parsecs: .parsecs
            case .picometers: .picometers
            case .scandinavianMiles: .scandinavianMiles
            case .yards: .yards
            }
        }
    }
}
