extension IntentParameter {
    /// The units of an electric resistance.
    public enum ElectricResistance: _IntentUnit {
        /// The unit kiloohms.
        case kiloohms
        /// The unit megaohms.
        case megaohms
        /// The unit microohms.
        case microohms
        /// The unit milliohms.
        case milliohms
        /// The unit ohms.
        case ohms

        /// The unit as Foundation has it.
        public var _unit: UnitElectricResistance {
            switch self {
            case .kiloohms: .kiloohms
            case .megaohms: .megaohms
            case .microohms: .microohms
            case .milliohms: .milliohms
            case .ohms: .ohms
            }
        }
    }
}
