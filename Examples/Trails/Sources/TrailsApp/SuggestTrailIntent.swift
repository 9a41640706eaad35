import AppIntents

/// Suggests a trail: asks which one where several will do, then goes on to open it.
struct SuggestTrailIntent: AppIntent {
    static let title: LocalizedStringResource = "Suggest Trail"
    static let description: IntentDescription? = "Suggests a trail that is as hard as you like."

    @Parameter(title: "Difficulty", requestValueDialog: "How hard may it be?")
    var difficulty: Difficulty

    @Parameter(title: "Trail")
    var trail: TrailEntity?

    @Dependency private var store: TrailStore

    func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & OpensIntent {
        let fitting = store.trails.filter { $0.difficulty == difficulty }.map(TrailEntity.init)
        let chosen =
            if fitting.count == 1 {
                fitting[0]
            } else {
                try await $trail.requestDisambiguation(among: fitting, dialog: "Which of these would you like?")
            }
        return .result(value: chosen, opensIntent: OpenTrailIntent(target: chosen))
    }
}
