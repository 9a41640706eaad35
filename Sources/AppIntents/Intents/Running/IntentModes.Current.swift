extension IntentModes {
    /// Where an intent runs at this moment.
    public struct Current: Sendable {
        let isForeground: Bool

        /// Whether ``AppIntent/continueInForeground(_:alwaysConfirm:)`` can bring the app to the front.
        public let canContinueInForeground: Bool

        /// The app is not in front.
        public static let background = Current(isForeground: false, canContinueInForeground: false)

        /// The app is in front.
        public static let foreground = Current(isForeground: true, canContinueInForeground: true)
    }
}

extension IntentModes.Current: Hashable {
    /// Whether both are in front, or neither.
    public static func == (left: IntentModes.Current, right: IntentModes.Current) -> Bool {
        left.isForeground == right.isForeground
    }

    /// Hashes whether the app is in front.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isForeground)
    }
}

extension IntentModes.Current: CustomDebugStringConvertible {
    /// The mode's name.
    public var debugDescription: String { isForeground ? "foreground" : "background" }
}
