extension IntentParameter {
    /// The units of an electric current.
    public enum ElectricCurrent: _IntentUnit {
        /// The unit amperes.
        case amperes
        /// The unit kiloamperes.
        case kiloamperes
        /// The unit megaamperes.
        case megaamperes
        /// The unit microamperes.
        case microamperes
        /// The unit milliamperes.
        case milliamperes

        /// The unit as Foundation has it.
        public var _unit: UnitElectricCurrent {
            switch self {
            case .amperes: .amperes
            case .kiloamperes: .kiloamperes
            case .megaamperes: .megaamperes
            case .microamperes: .microamperes
            case .milliamperes: .milliamperes
            }
        }
    }
}
