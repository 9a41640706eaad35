extension IntentParameter {
    /// The units of a pressure.
    public enum Pressure: _IntentUnit {
        /// The unit bars.
        case bars
        /// The unit gigapascals.
        case gigapascals
        /// The unit hectopascals.
        case hectopascals
        /// The unit inches of mercury.
        case inchesOfMercury
        /// The unit kilopascals.
        case kilopascals
        /// The unit megapascals.
        case megapascals
        /// The unit millibars.
        case millibars
        /// The unit millimeters of mercury.
        case millimetersOfMercury
        /// The unit newtons per meters squared.
        case newtonsPerMetersSquared
        /// The unit pounds force per square inch.
        case poundsForcePerSquareInch

        /// The unit as Foundation has it.
        public var _unit: UnitPressure {
            switch self {
            case .bars: .bars
            case .gigapascals: .gigapascals
            case .hectopascals: .hectopascals
            case .inchesOfMercury: .inchesOfMercury
            case .kilopascals: .kilopascals
            case .megapascals: .megapascals
            case .millibars: .millibars
            case .millimetersOfMercury: .millimetersOfMercury
            case .newtonsPerMetersSquared: .newtonsPerMetersSquared
            case .poundsForcePerSquareInch: .poundsForcePerSquareInch
            }
        }
    }
}
