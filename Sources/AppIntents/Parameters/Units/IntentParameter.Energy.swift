extension IntentParameter {
    /// The units of an energy.
    public enum Energy: _IntentUnit {
        /// The unit calories.
        case calories
        /// The unit joules.
        case joules
        /// The unit kilocalories.
        case kilocalories
        /// The unit kilojoules.
        case kilojoules
        /// The unit kilowatt hours.
        case kilowattHours

        /// The unit as Foundation has it.
        public var _unit: UnitEnergy {
            switch self {
            case .calories: .calories
            case .joules: .joules
            case .kilocalories: .kilocalories
            case .kilojoules: .kilojoules
            case .kilowattHours: .kilowattHours
            }
        }
    }
}
