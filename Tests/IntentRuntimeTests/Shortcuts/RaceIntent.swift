import AppIntents

/// Enters a boat for a race; told in one sentence.
struct RaceIntent: AppIntent {
    static let title: LocalizedStringResource = "Enter Race"

    @Parameter(title: "Rig") var rig: Rig
    @Parameter(title: "Laps", default: 3) var laps: Int
    @Parameter(title: "Boat's Name") var name: String?

    static var parameterSummary: some ParameterSummary {
        When(\.$laps, .greaterThan, 5) {
            Summary("Enter the long race with a \(\.$rig)")
        } otherwise: {
            Summary("Race \(\.$laps) laps with a \(\.$rig)") {
                \.$name
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}
