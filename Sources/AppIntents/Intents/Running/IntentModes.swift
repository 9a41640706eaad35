/// Where an intent can run: behind what the person does, or with its app in front.
///
/// Without a screen of its own the system runs every intent in the background at first, unless it can run in the foreground only.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When an intent that runs in the foreground comes to the front.
    public struct ForegroundMode: Hashable, Sendable {
        let bit: Int

        /// As soon as the parameters are resolved.
        public static let immediate = ForegroundMode(bit: 1 << 1)

        /// During ``AppIntent/perform()``, or just before it returns.
        public static let deferred = ForegroundMode(bit: 1 << 2)

        /// When the intent asks for it, if it ever does.
        public static let dynamic = ForegroundMode(bit: 1 << 3)
    }

    /// The modes as bits.
    public let rawValue: Int

    /// Makes a set of modes.
    ///
    /// - Parameter rawValue: The modes as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The app need not be in front.
    public static let background = IntentModes(rawValue: 1)

    /// The app comes to the front at once.
    public static let foreground = foreground(.immediate)

    /// The app comes to the front.
    ///
    /// - Parameter mode: When it does.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        IntentModes(rawValue: mode.bit)
    }

    /// Whether the app may be in front at all.
    package var allowsForeground: Bool { rawValue & ~IntentModes.background.rawValue != 0 }
}
