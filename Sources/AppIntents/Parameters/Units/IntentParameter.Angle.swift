extension IntentParameter {
    /// The units of an angle.
    public enum Angle: _IntentUnit {
        /// The unit arc minutes.
        case arcMinutes
        /// The unit arc seconds.
        case arcSeconds
        /// The unit degrees.
        case degrees
        /// The unit gradians.
        case gradians
        /// The unit radians.
        case radians
        /// The unit revolutions.
        case revolutions

        /// The unit as Foundation has it.
        public var _unit: UnitAngle {
            switch self {
            case .arcMinutes: .arcMinutes
            case .arcSeconds: .arcSeconds
            case .degrees: .degrees
            case .gradians: .gradians
            case .radians: .radians
            case .revolutions: .revolutions
            }
        }
    }
}
