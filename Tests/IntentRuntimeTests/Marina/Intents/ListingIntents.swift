import AppIntents

/// Returns several boats.
struct RegattaIntent: AppIntent {
    static let title: LocalizedStringResource = "Regatta"

    @Parameter(title: "Boats")
    var boats: [Boat]

    func perform() async throws -> some IntentResult & ReturnsValue<[Boat]> { .result(value: boats) }
}

/// Offers words to choose from.
struct SignalIntent: AppIntent {
    struct Flags: DynamicOptionsProvider {
        func results() async throws -> [String] { ["Alfa", "Bravo"] }
    }

    static let title: LocalizedStringResource = "Signal"

    @Parameter(optionsProvider: Flags())
    var flag: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: flag) }
}

/// Shows a boat.
struct ShowBoatIntent: OpenIntent {
    static let title: LocalizedStringResource = "Show Boat"

    @Parameter(title: "Boat")
    var target: Boat
}
