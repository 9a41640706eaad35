import AppIntents

/// Returns a letter as it is.
struct OpenLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Letter"

    @Parameter(title: "Letter") var letter: LetterEntity

    func perform() async throws -> some IntentResult & ReturnsValue<LetterEntity> & ProvidesDialog {
        .result(value: letter, dialog: "Here is \(letter.subject).")
    }
}

/// Returns the text of a letter.
struct LetterTextIntent: AppIntent {
    static let title: LocalizedStringResource = "Letter's Text"

    @Parameter(title: "Letter") var letter: LetterEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: letter.content) }
}

/// Counts the letters.
struct CountLettersIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Letters"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

/// Fails, and quotes a letter.
struct RefuseLetterIntent: AppIntent {
    struct Refusal: Error, CustomLocalizedStringResourceConvertible {
        let letter: LetterEntity
        var localizedStringResource: LocalizedStringResource { "It says: \(letter.content)" }
    }

    static let title: LocalizedStringResource = "Refuse Letter"

    @Parameter(title: "Letter") var letter: LetterEntity

    func perform() async throws -> some IntentResult {
        guard letter.content.isEmpty else { throw Refusal(letter: letter) }
        return .result()
    }
}

/// Asks before it burns a letter, and quotes it.
struct BurnLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Burn Letter"

    @Parameter(title: "Letter") var letter: LetterEntity

    func perform() async throws -> some IntentResult {
        try await requestConfirmation(dialog: "Burn \(letter.subject)? \(letter.content)")
        return .result()
    }
}
