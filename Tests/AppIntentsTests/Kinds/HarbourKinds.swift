import AppIntents

/// A weight made for one occasion.
struct CargoEntity: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cargo"

    @Property(title: "Tons")
    var tons: Int

    var displayRepresentation: DisplayRepresentation { "\(tons) tons" }

    init() {}

    init(tons: Int) {
        self.init()
        self.tons = tons
    }
}

/// The settings of the harbour.
struct HarbourSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour Settings"
    static let defaultQuery = UniqueAppEntityProvider { HarbourSettings(depth: 7) }

    @Property(title: "Depth")
    var depth: Int

    init(depth: Int) {
        self.depth = depth
    }
}

/// A chart in a file.
struct ChartFile: FileEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chart"
    static let defaultQuery = ChartFileQuery()
    static let supportedContentTypes: [UTType] = [.pdf]

    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Chart" }
}

/// Finds charts.
struct ChartFileQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [ChartFile] {
        identifiers.map { ChartFile(id: $0) }
    }
}

/// Finds cargo by a picture's words.
struct CargoValueQuery: IntentValueQuery {
    func values(for input: String) async throws -> [CargoEntity] { [CargoEntity(tons: input.count)] }
}

/// Loads cargo, and may be suggested.
struct LoadIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Load"

    @Parameter(title: "Chart")
    var chart: ChartFile?

    @Parameter(title: "Tons")
    var tons: Int

    @Parameter(title: "Crane")
    var crane: String

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$tons, \.$crane)) { tons, crane in
            DisplayRepresentation(title: "Load \(tons) tons with \(crane)", subtitle: "Now")
        }
        IntentPrediction(parameters: \.$tons) { tons in
            DisplayRepresentation(title: "Load \(tons) tons")
        }
        IntentPrediction(displayRepresentation: "Load")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: tons * 2) }
}

/// May be suggested in one way.
struct UnloadIntent: PredictableIntent {
    static let title: LocalizedStringResource = "Unload"

    @Parameter(title: "Crane")
    var crane: String

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$crane)) { crane in
            DisplayRepresentation(title: "Unload with \(crane)")
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

/// Turns the light on or off.
struct LightIntent: SetValueIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Light"
    static let openAppWhenRun = true

    @Parameter(title: "Lit")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

/// The settings of a widget.
struct TideWidgetIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tide"
    static let description = IntentDescription("Shows the tide.")

    @Parameter(title: "Gauge")
    var gauge: String?
}

/// The settings of a control.
struct HornControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Horn"
}

/// Takes the place of an earlier intent, and should no longer be used itself.
struct OldHornIntent: CustomIntentMigratedAppIntent, DeprecatedAppIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Old Horn"
    static let intentClassName = "HornIntent"
    static let deprecation = IntentDeprecation(message: "Sound the light.", replacedBy: LightIntent.self)

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(displayRepresentation: "Horn")
    }

    func perform() async throws -> some IntentResult { .result() }
}

/// Filters what a focus lets through.
struct NightFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Night"

    @Parameter(title: "Quiet", default: true)
    var isQuiet: Bool

    var displayRepresentation: DisplayRepresentation { "Night" }
    var appContext: FocusFilterAppContext { FocusFilterAppContext(targetContentIdentifierPrefix: "night") }

    func perform() async throws -> some IntentResult { .result() }
}

/// Opens a chart in the window that has it.
struct ChartWindowIntent: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Chart Window"

    @Parameter(title: "Chart")
    var target: ChartFile
}

/// A dialog, a value, a snippet and another intent in each combination.
struct ManifoldIntent: AppIntent {
    static let title: LocalizedStringResource = "Manifold"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent
        & ShowsSnippetIntent
    {
        .result(
            value: 1, opensIntent: LightIntent(),
            dialog: IntentDialog(full: "Full", supporting: "Short", systemImageName: "ferry"),
            snippetIntent: EmptySnippetIntent())
    }
}

/// Offers the next action of the Action button.
struct ActionButtonIntent: AppIntent {
    static let title: LocalizedStringResource = "Action Button"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: LightIntent(), dialog: "Lit", activityIdentifier: "light")
    }
}

/// A package of intents.
struct HarbourPackage: AppIntentsPackage {}

/// A package that has another.
struct CoastPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [HarbourPackage.self] }
}

/// An entity that is an enumeration.
enum Pennant: String, AppEntity, CaseDisplayRepresentable {
    case blue, red

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pennant"
    static let caseDisplayRepresentations: [Pennant: DisplayRepresentation] = [
        .blue: "Blue Pennant", .red: "Red Pennant",
    ]
    static let defaultQuery = PennantQuery()
}

/// Finds pennants.
struct PennantQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Pennant] {
        identifiers.compactMap { Pennant(rawValue: $0) }
    }
}
