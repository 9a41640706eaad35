extension IntentParameter {
    /// The units of an amount of information.
    public enum InformationStorage: _IntentUnit {
        /// The unit bits.
        case bits
        /// The unit bytes.
        case bytes
        /// The unit exabits.
        case exabits
        /// The unit exabytes.
        case exabytes
        /// The unit exbibits.
        case exbibits
        /// The unit exbibytes.
        case exbibytes
        /// The unit gibibits.
        case gibibits
        /// The unit gibibytes.
        case gibibytes
        /// The unit gigabits.
        case gigabits
        /// The unit gigabytes.
        case gigabytes
        /// The unit kibibits.
        case kibibits
        /// The unit kibibytes.
        case kibibytes
        /// The unit kilobits.
        case kilobits
        /// The unit kilobytes.
        case kilobytes
        /// The unit mebibits.
        case mebibits
        /// The unit mebibytes.
        case mebibytes
        /// The unit megabits.
        case megabits
        /// The unit megabytes.
        case megabytes
        /// The unit nibbles.
        case nibbles
        /// The unit pebibits.
        case pebibits
        /// The unit pebibytes.
        case pebibytes
        /// The unit petabits.
        case petabits
        /// The unit petabytes.
        case petabytes
        /// The unit tebibits.
        case tebibits
        /// The unit tebibytes.
        case tebibytes
        /// The unit terabits.
        case terabits
        /// The unit terabytes.
        case terabytes
        /// The unit yobibits.
        case yobibits
        /// The unit yobibytes.
        case yobibytes
        /// The unit yottabits.
        case yottabits
        /// The unit yottabytes.
        case yottabytes
        /// The unit zebibits.
        case zebibits
        /// The unit zebibytes.
        case zebibytes
        /// The unit zettabits.
        case zettabits
        /// The unit zettabytes.
        case zettabytes

        /// The unit as Foundation has it.
        public var _unit: UnitInformationStorage {
            switch self {
            case .bits: .bits
            case .bytes: .bytes
            case .exabits: .exabits
            case .exabytes: .exabytes
            case .exbibits: .exbibits
            case .exbibytes: .exbibytes
            case .gibibits: .gibibits
            case .gibibytes: .gibibytes
            case .gigabits: .gigabits
            case .gigabytes: .gigabytes
            case .kibibits: .kibibits
            case .kibibytes: .kibibytes
            case .kilobits: .kilobits
            case .kilobytes: .kilobytes
            case .mebibits: .mebibits
            case .mebibytes: .mebibytes
            case .megabits: .megabits
            case .megabytes: .megabytes
            case .nibbles: .nibbles
            case .pebibits: .pebibits
            case .pebibytes: .pebibytes
            case .petabits: .petabits
            case .petabytes: .petabytes
            case .tebibits: .tebibits
            case .tebibytes: .tebibytes
            case .terabits: .terabits
            case .terabytes: .terabytes
            case .yobibits: .yobibits
            case .yobibytes: .yobibytes
            case .yottabits: .yottabits
            case .yottabytes: .yottabytes
            case .zebibits: .zebibits
            case .zebibytes: .zebibytes
            case .zettabits: .zettabits
            case .zettabytes: .zettabytes
            }
        }
    }
}
