import AppIntents

struct OpenLighthouseIntent: OpenIntent {
    static var title: LocalizedStringResource = "Open Lighthouse"
    static var description = IntentDescription("Shows a lighthouse on the chart.", categoryName: "Chart")

    @Parameter(title: "Lighthouse", requestDisambiguationDialog: "Which lighthouse?")
    var target: LighthouseEntity

    @Dependency private var chart: LighthouseChart

    @MainActor
    func perform() async throws -> some IntentResult {
        chart.open(target.id)
        return .result()
    }
}
