import AppIntents

struct LogSightingIntent: AppIntent {
    static var title = LocalizedStringResource("Log Sighting", table: "Chart", comment: "Name of an action")
    static var description: IntentDescription? = "Writes down that a lighthouse was seen."
    static var openAppWhenRun: Bool = false

    @Parameter(title: "Lighthouse", description: "The lighthouse seen")
    var lighthouse: LighthouseEntity

    @Parameter(title: "Flashes", default: 1, controlStyle: .stepper, inclusiveRange: (1, 20))
    var flashes: Int

    @Parameter(title: "Bearing", default: 90, controlStyle: .slider, inclusiveRange: (lowerBound: 0, upperBound: 360))
    var bearing: Double

    @Parameter(title: "Visibility", default: .good)
    var visibility: Visibility

    @Parameter(title: "When", kind: .dateTime)
    var date: Date?

    @Parameter(
        title: "Remarks", inputOptions: String.IntentInputOptions(capitalizationType: .sentences, multiline: true))
    var remarks: String?

    @Parameter(title: "Public", default: false, displayName: .init(true: "everyone", false: "me only"))
    var isPublic: Bool

    @Parameter(title: "Lamp", requestValueDialog: "What colour was the lamp?", optionsProvider: LampColourProvider())
    var lamp: String?

    @Parameter(title: "Sketches", supportedContentTypes: [.image, .pdf])
    var sketches: [IntentFile]?

    @Parameter var distance: Measurement<UnitLength>?

    @Parameter(description: "Who saw it", requestValueDialog: IntentDialog("Who saw it?"))
    var observers: [IntentPerson]?

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & OpensIntent {
        let opening = OpenLighthouseIntent()
        opening.target = lighthouse
        let entry = "\(lighthouse.name), \(flashes) flashes, bearing \(Int(bearing)), \(visibility)"
        return .result(
            value: entry, opensIntent: opening,
            dialog: IntentDialog(full: "Logged: \(entry).", supporting: "Logged."))
    }
}
