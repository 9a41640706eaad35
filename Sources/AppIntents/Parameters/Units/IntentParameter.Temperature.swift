extension IntentParameter {
    /// The units of a temperature.
    public enum Temperature: _IntentUnit {
        /// The unit celsius.
        case celsius
        /// The unit fahrenheit.
        case fahrenheit
        /// The unit kelvin.
        case kelvin

        /// The unit as Foundation has it.
        public var _unit: UnitTemperature {
            switch self {
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            case .kelvin: .kelvin
            }
        }
    }
}
