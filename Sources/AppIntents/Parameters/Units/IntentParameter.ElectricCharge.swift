extension IntentParameter {
    /// The units of an electric charge.
    public enum ElectricCharge: _IntentUnit {
        /// The unit ampere hours.
        case ampereHours
        /// The unit coulombs.
        case coulombs
        /// The unit kiloampere hours.
        case kiloampereHours
        /// The unit megaampere hours.
        case megaampereHours
        /// The unit microampere hours.
        case microampereHours
        /// The unit milliampere hours.
        case milliampereHours

        /// The unit as Foundation has it.
        public var _unit: UnitElectricCharge {
            switch self {
            case .ampereHours: .ampereHours
            case .coulombs: .coulombs
            case .kiloampereHours: .kiloampereHours
            case .megaampereHours: .megaampereHours
            case .microampereHours: .microampereHours
            case .milliampereHours: .milliampereHours
            }
        }
    }
}
