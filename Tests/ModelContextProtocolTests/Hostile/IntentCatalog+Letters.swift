import IntentRuntime

extension IntentCatalog {
    /// An app with a letter that nobody should obey.
    static let letters = IntentCatalog(types: [
        OpenLetterIntent.self, LetterTextIntent.self, CountLettersIntent.self, RefuseLetterIntent.self,
        BurnLetterIntent.self, LetterEntity.self,
    ])
}
