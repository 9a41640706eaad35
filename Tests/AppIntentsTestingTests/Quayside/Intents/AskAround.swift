import AppIntents

/// Asks questions of every kind, and tells what was answered.
struct AskAround: AppIntent {
    static let title: LocalizedStringResource = "Ask Around"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Skipper", requestValueDialog: "Who is the skipper?")
    var skipper: String

    @Parameter(title: "Mate")
    var mate: String?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        let mate = try await $mate.requestValue("Who is the mate?")
        let pier = try await $mate.requestDisambiguation(among: ["North", "South"], dialog: "Which pier?")
        let meal = try await requestChoice(
            between: [IntentChoiceOption(title: "Fish"), IntentChoiceOption(title: "Bread")], dialog: "What to eat?")
        try await requestConfirmation(actionName: .order, dialog: "Order \(String(localized: meal.title))?")
        try await continueInForeground("Go on at the quay?")
        return .result(value: [skipper, mate, pier, String(localized: meal.title)])
    }
}
