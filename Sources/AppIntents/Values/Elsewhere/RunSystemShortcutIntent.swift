/// Runs the shortcut that a person chose for a button of a widget; here it ends with an error, since there are no widgets.
public struct RunSystemShortcutIntent: SystemIntent {
    /// What a person calls it.
    public static let title: LocalizedStringResource = "Run Shortcut"

    /// It is for buttons of widgets only.
    public static let isDiscoverable = false

    /// The shortcut.
    @Parameter(title: "Shortcut") public var shortcut: SystemShortcut

    /// Makes the intent without a shortcut, as the system does.
    public init() {}

    /// Makes an intent that runs a shortcut.
    ///
    /// - Parameter shortcut: The shortcut.
    public init(shortcut: SystemShortcut) {
        self.shortcut = shortcut
    }

    /// Throws ``AppIntentError/Unrecoverable/unsupportedOnDevice``.
    public func perform() async throws -> Never { throw AppIntentError.Unrecoverable.unsupportedOnDevice }
}
