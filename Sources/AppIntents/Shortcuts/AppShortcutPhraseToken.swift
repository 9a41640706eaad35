/// What the system puts into a phrase.
public enum AppShortcutPhraseToken: Sendable, Hashable {
    /// The app's name.
    case applicationName
}
