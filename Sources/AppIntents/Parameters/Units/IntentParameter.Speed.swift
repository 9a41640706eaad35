extension IntentParameter {
    /// The units of a speed.
    public enum Speed: _IntentUnit {
        /// The unit kilometers per hour.
        case kilometersPerHour
        /// The unit knots.
        case knots
        /// The unit meters per second.
        case metersPerSecond
        /// The unit miles per hour.
        case milesPerHour

        /// The unit as Foundation has it.
        public var _unit: UnitSpeed {
            switch self {
            case .kilometersPerHour: .kilometersPerHour
            case .knots: .knots
            case .metersPerSecond: .metersPerSecond
            case .milesPerHour: .milesPerHour
            }
        }
    }
}
