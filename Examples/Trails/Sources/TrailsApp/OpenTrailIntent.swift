import AppIntents

/// Shows a trail in the app.
struct OpenTrailIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Trail"
    static let description: IntentDescription? = "Shows a trail in the app."

    @Parameter(title: "Trail", requestDisambiguationDialog: "Which trail?")
    var target: TrailEntity

    @Dependency private var store: TrailStore

    init() {}

    init(target: TrailEntity) {
        self.target = target
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await store.open(target.id)
        return .result(dialog: "Here is \(target.name).")
    }
}
