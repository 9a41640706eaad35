import AppIntents

/// Notes a hike down. What is not optional and was not given, the system asks for.
struct LogHikeIntent: AppIntent {
    static let title: LocalizedStringResource = "Log Hike"
    static let description: IntentDescription? = IntentDescription(
        "Notes down that you walked a trail.", categoryName: "Hikes", searchKeywords: ["walk"])

    @Parameter(title: "Trail", description: "The trail walked")
    var trail: TrailEntity

    @Parameter(title: "Date", kind: .date, requestValueDialog: "When did you walk it?")
    var date: Date

    @Parameter(title: "Note", inputOptions: .init(multiline: true))
    var note: String?

    @Dependency private var store: TrailStore

    func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog {
        let count = await store.add(TrailStore.Hike(trail: trail.id, date: date, note: note))
        return .result(value: trail, dialog: "Logged. That was hike \(count) of \(trail.name).")
    }
}
