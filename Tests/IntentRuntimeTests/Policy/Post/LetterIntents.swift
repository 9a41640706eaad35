import AppIntents

/// Sends a letter; which is only noted.
struct SendLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Send"
    @Parameter(title: "Letter") var target: LetterDraft

    func perform() async throws -> some IntentResult {
        Witness.current?.note("sent \(target.subject)")
        return .result()
    }
}

/// Sends words and a file to persons.
struct SendWordsIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Words"
    @Parameter(title: "To") var to: [IntentPerson]
    @Parameter(title: "Words") var words: String
    @Parameter(title: "Enclosure") var enclosure: IntentFile?

    func perform() async throws -> some IntentResult {
        Witness.current?.note("sent \(words)")
        return .result()
    }
}

/// Answers a letter.
struct ReplyToLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Reply"
    @Parameter(title: "Letter") var target: LetterDraft
    @Parameter(title: "All") var isReplyAll: Bool

    func perform() async throws -> some IntentResult {
        Witness.current?.note("replied")
        return .result()
    }
}

/// Hands a letter on.
struct ForwardLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Forward"
    @Parameter(title: "Letter") var target: LetterDraft
    @Parameter(title: "To") var to: String

    func perform() async throws -> some IntentResult {
        Witness.current?.note("forwarded")
        return .result()
    }
}

/// Renames a letter.
struct RenameLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Rename"
    @Parameter(title: "Letter") var target: LetterDraft
    @Parameter(title: "Subject") var subject: String

    func perform() async throws -> some IntentResult {
        Witness.current?.note("renamed")
        return .result()
    }
}

/// Looks at a letter, and goes on to send it.
struct ShowLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Show"
    @Parameter(title: "Letter") var target: LetterDraft

    func perform() async throws -> some IntentResult & OpensIntent {
        Witness.current?.note("shown")
        let next = SendLetterIntent()
        next.target = target
        return .result(opensIntent: next)
    }
}

/// Shows what only the person may see.
struct ShowSealedLetterIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Sealed Letter"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    @Parameter(title: "Number") var number: Int

    func perform() async throws -> some IntentResult {
        Witness.current?.note("unsealed \(number)")
        return .result()
    }
}
