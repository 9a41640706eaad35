import AppIntents

/// Takes a berth away.
struct DeleteBerth: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Berth"

    @Parameter(title: "Berths")
    var entities: [BerthEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: entities.count)
    }
}
