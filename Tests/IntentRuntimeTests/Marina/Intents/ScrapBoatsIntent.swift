import AppIntents

/// Deletes boats; which is only noted.
struct ScrapBoatsIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Scrap Boats"

    @Parameter(title: "Boats")
    var entities: [Boat]

    func perform() async throws -> some IntentResult {
        Witness.current?.note("scrapped \(entities.map(\.name).joined(separator: ", "))")
        return .result()
    }
}
