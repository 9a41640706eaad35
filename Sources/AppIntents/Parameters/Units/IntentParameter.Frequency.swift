extension IntentParameter {
    /// The units of a frequency.
    public enum Frequency: _IntentUnit {
        /// The unit frames per second.
        case framesPerSecond
        /// The unit gigahertz.
        case gigahertz
        /// The unit hertz.
        case hertz
        /// The unit kilohertz.
        case kilohertz
        /// The unit megahertz.
        case megahertz
        /// The unit microhertz.
        case microhertz
        /// The unit millihertz.
        case millihertz
        /// The unit nanohertz.
        case nanohertz
        /// The unit terahertz.
        case terahertz

        /// The unit as Foundation has it.
        public var _unit: UnitFrequency {
            switch self {
            case .framesPerSecond: .framesPerSecond
            case .gigahertz: .gigahertz
            case .hertz: .hertz
            case .kilohertz: .kilohertz
            case .megahertz: .megahertz
            case .microhertz: .microhertz
            case .millihertz: .millihertz
            case .nanohertz: .nanohertz
            case .terahertz: .terahertz
            }
        }
    }
}
