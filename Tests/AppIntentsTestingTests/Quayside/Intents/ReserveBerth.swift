import AppIntents

/// Reserves a berth, and asks first where it is for long.
struct ReserveBerth: AppIntent {
    static let title: LocalizedStringResource = "Reserve Berth"

    @Parameter(title: "Berth")
    var berth: BerthEntity

    @Parameter(title: "Nights", default: 1, inclusiveRange: (1, 30))
    var nights: Int

    @Parameter(title: "Boat")
    var kind: BoatKind?

    func perform() async throws -> some IntentResult & ReturnsValue<BerthEntity> & ProvidesDialog {
        if nights > 7 { try await requestConfirmation(dialog: "Reserve \(berth.name) for \(nights) nights?") }
        let reserved = berth
        reserved.guest = kind.map { "a \($0.rawValue) boat" }
        return .result(value: reserved, dialog: "\(berth.name) is yours for \(nights) nights.")
    }
}
