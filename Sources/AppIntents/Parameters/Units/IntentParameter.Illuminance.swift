extension IntentParameter {
    /// The units of an illuminance.
    public enum Illuminance: _IntentUnit {
        /// The unit lux.
        case lux

        /// The unit as Foundation has it.
        public var _unit: UnitIlluminance {
            switch self {
            case .lux: .lux
            }
        }
    }
}
