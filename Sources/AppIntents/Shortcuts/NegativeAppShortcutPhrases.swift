/// The phrases that must never reach an app.
public struct NegativeAppShortcutPhrases: Sendable {
    package let phrases: [NegativeAppShortcutPhrase]

    /// Makes a list of phrases.
    ///
    /// - Parameter phrases: The phrases.
    public init(phrases: [NegativeAppShortcutPhrase] = []) {
        self.phrases = phrases
    }
}
