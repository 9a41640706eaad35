extension IntentParameter {
    /// The units of an electric potential difference.
    public enum ElectricPotentialDifference: _IntentUnit {
        /// The unit kilovolts.
        case kilovolts
        /// The unit megavolts.
        case megavolts
        /// The unit microvolts.
        case microvolts
        /// The unit millivolts.
        case millivolts
        /// The unit volts.
        case volts

        /// The unit as Foundation has it.
        public var _unit: UnitElectricPotentialDifference {
            switch self {
            case .kilovolts: .kilovolts
            case .megavolts: .megavolts
            case .microvolts: .microvolts
            case .millivolts: .millivolts
            case .volts: .volts
            }
        }
    }
}
