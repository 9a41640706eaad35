import AppIntents

/// An intent with a parameter of each sort that a default or a missing value makes a difference to.
struct WalkIntent: AppIntent {
    static let title: LocalizedStringResource = "Walk"

    @Parameter(title: "Path") var path: PathEntity
    @Parameter(title: "Laps", default: 2, inclusiveRange: (1, 9)) var laps: Int
    @Parameter(default: .fair) var weather: Weather
    @Parameter var companionNames: [String]?
    @Parameter(title: "Pace", default: 4.5) var pace: Double?

    func perform() async throws -> some IntentResult { .result() }
}
