extension IntentParameter {
    /// The units of a concentration of mass.
    public enum ConcentrationMass: _IntentUnit {
        /// The unit grams per liter.
        case gramsPerLiter
        /// The unit milligrams per deciliter.
        case milligramsPerDeciliter

        /// The unit as Foundation has it.
        public var _unit: UnitConcentrationMass {
            switch self {
            case .gramsPerLiter: .gramsPerLiter
            case .milligramsPerDeciliter: .milligramsPerDeciliter
            }
        }
    }
}
