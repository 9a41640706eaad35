extension IntentParameter {
    /// The units of a length of time.
    public enum Duration: _IntentUnit {
        /// The unit hours.
        case hours
        /// The unit microseconds.
        case microseconds
        /// The unit milliseconds.
        case milliseconds
        /// The unit minutes.
        case minutes
        /// The unit nanoseconds.
        case nanoseconds
        /// The unit picoseconds.
        case picoseconds
        /// The unit seconds.
        case seconds

        /// The unit as Foundation has it.
        public var _unit: UnitDuration {
            switch self {
            case .hours: .hours
            case .microseconds: .microseconds
            case .milliseconds: .milliseconds
            case .minutes: .minutes
            case .nanoseconds: .nanoseconds
            case .picoseconds: .picoseconds
            case .seconds: .seconds
            }
        }
    }
}
