extension IntentParameter {
    /// The units of a power.
    public enum Power: _IntentUnit {
        /// The unit femtowatts.
        case femtowatts
        /// The unit gigawatts.
        case gigawatts
        /// The unit horsepower.
        case horsepower
        /// The unit kilowatts.
        case kilowatts
        /// The unit megawatts.
        case megawatts
        /// The unit microwatts.
        case microwatts
        /// The unit milliwatts.
        case milliwatts
        /// The unit nanowatts.
        case nanowatts
        /// The unit picowatts.
        case picowatts
        /// The unit terawatts.
        case terawatts
        /// The unit watts.
        case watts

        /// The unit as Foundation has it.
        public var _unit: UnitPower {
            switch self {
            case .femtowatts: .femtowatts
            case .gigawatts: .gigawatts
            case .horsepower: .horsepower
            case .kilowatts: .kilowatts
            case .megawatts: .megawatts
            case .microwatts: .microwatts
            case .milliwatts: .milliwatts
            case .nanowatts: .nanowatts
            case .picowatts: .picowatts
            case .terawatts: .terawatts
            case .watts: .watts
            }
        }
    }
}
