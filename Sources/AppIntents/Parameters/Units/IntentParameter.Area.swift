extension IntentParameter {
    /// The units of an area.
    public enum Area: _IntentUnit {
        /// The unit acres.
        case acres
        /// The unit ares.
        case ares
        /// The unit hectares.
        case hectares
        /// The unit square centimeters.
        case squareCentimeters
        /// The unit square feet.
        case squareFeet
        /// The unit square inches.
        case squareInches
        /// The unit square kilometers.
        case squareKilometers
        /// The unit square megameters.
        case squareMegameters
        /// The unit square meters.
        case squareMeters
        /// The unit square micrometers.
        case squareMicrometers
        /// The unit square miles.
        case squareMiles
        /// The unit square millimeters.
        case squareMillimeters
        /// The unit square nanometers.
        case squareNanometers
        /// The unit square yards.
        case squareYards

        /// The unit as Foundation has it.
        public var _unit: UnitArea {
            switch self {
            case .acres: .acres
            case .ares: .ares
            case .hectares: .hectares
            case .squareCentimeters: .squareCentimeters
            case .squareFeet: .squareFeet
            case .squareInches: .squareInches
            case .squareKilometers: .squareKilometers
            case .squareMegameters: .squareMegameters
            case .squareMeters: .squareMeters
            case .squareMicrometers: .squareMicrometers
            case .squareMiles: .squareMiles
            case .squareMillimeters: .squareMillimeters
            case .squareNanometers: .squareNanometers
            case .squareYards: .squareYards
            }
        }
    }
}
