import AppIntents

/// Asks for an optional value while it runs.
struct NicknameIntent: AppIntent {
    static let title: LocalizedStringResource = "Nickname"

    @Parameter(title: "Nickname", requestValueDialog: "What do friends say?")
    var nickname: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        Witness.current?.note("began with \(nickname ?? "nothing")")
        let asked = try await $nickname.requestValue()
        return .result(value: "\(asked)/\(nickname ?? "")")
    }
}

/// Asks which of some boats is meant while it runs.
struct PickBoatIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick Boat"

    @Parameter(title: "Boat", requestDisambiguationDialog: "Which of them?")
    var boat: Boat?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let boat = try await $boat.requestDisambiguation(among: Array(Boat.fleet.prefix(3)))
        return .result(value: boat.name)
    }
}

/// Asks for a yes while it runs.
struct LaunchIntent: AppIntent {
    static let title: LocalizedStringResource = "Launch"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation(dialog: "Launch at low water?")
        Witness.current?.note("launched")
        return .result(dialog: "Launched.")
    }
}

/// Asks whether a value is the right one while it runs.
struct GuessIntent: AppIntent {
    static let title: LocalizedStringResource = "Guess"

    @Parameter(title: "Number", default: 7)
    var number: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        .result(value: try await $number.requestConfirmation(for: number))
    }
}

/// Asks by an error for a value it lacks, and is run again.
struct RestartIntent: AppIntent {
    static let title: LocalizedStringResource = "Restart"

    @Parameter(title: "Word")
    var word: String?

    @Parameter(title: "Boat")
    var boat: Boat?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        Witness.current?.note("performed")
        guard let word else { throw $word.needsValueError("Which word?") }
        guard let boat else { throw $boat.needsDisambiguationError(among: [Boat.fleet[3], Boat.fleet[4]]) }
        return .result(value: "\(word) \(boat.name)")
    }
}

/// Asks for ever to be run again.
struct EndlessIntent: AppIntent {
    static let title: LocalizedStringResource = "Endless"

    func perform() async throws -> some IntentResult {
        Witness.current?.note("performed")
        if true { throw AppIntentError.restartPerform }
        return .result()
    }
}
