extension IntentParameter {
    /// The units of a dispersion.
    public enum Dispersion: _IntentUnit {
        /// The unit parts per million.
        case partsPerMillion

        /// The unit as Foundation has it.
        public var _unit: UnitDispersion {
            switch self {
            case .partsPerMillion: .partsPerMillion
            }
        }
    }
}
