import AppIntents

struct StrikeLighthousesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Strike Lighthouses off the Chart"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static let isDiscoverable = false

    @Parameter(title: "Lighthouses")
    var entities: [LighthouseEntity]

    @Dependency(key: "strike") var chart: LighthouseChart

    init() {}

    init(_ entities: [LighthouseEntity]) {
        self.entities = entities
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        for entity in entities { chart.strike(entity.id) }
        return .result(dialog: "Struck \(entities.count) lighthouses off the chart.")
    }
}
