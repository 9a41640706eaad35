extension IntentParameter {
    /// The units of an acceleration.
    public enum Acceleration: _IntentUnit {
        /// The unit gravity.
        case gravity
        /// The unit meters per second squared.
        case metersPerSecondSquared

        /// The unit as Foundation has it.
        public var _unit: UnitAcceleration {
            switch self {
            case .gravity: .gravity
            case .metersPerSecondSquared: .metersPerSecondSquared
            }
        }
    }
}
