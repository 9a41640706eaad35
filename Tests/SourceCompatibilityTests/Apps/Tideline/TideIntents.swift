import AppIntents
import Foundation

struct TideLevelIntent: AppIntent {
    static let title = LocalizedStringResource("Get Tide", table: "Intents", comment: "Title of an action")
    static let description: IntentDescription? = IntentDescription(
        "Tells how high the water stands.", resultValueName: "Tide Level")

    @Parameter(title: "Gauge", requestDisambiguationDialog: "Which of these gauges?")
    var gauge: GaugeEntity

    @Parameter(title: "Time", kind: .dateTime)
    var time: Date?

    static var parameterSummary: some ParameterSummary {
        When(\.$time, .hasNoValue) {
            Summary("Get the tide at \(\.$gauge) now") {
                \.$time
            }
        } otherwise: {
            Summary("Get the tide at \(\.$gauge) at \(\.$time)")
        }
    }

    @Dependency private var tides: any TideProvider

    init() {}

    func perform() async throws
        -> some IntentResult & ReturnsValue<Measurement<UnitLength>> & ProvidesDialog & ShowsSnippetIntent
    {
        let date = time ?? .now
        let days = Calendar.current.dateComponents([.day], from: .now, to: date).day ?? 0
        guard days <= TideError.horizon else { throw TideError.tooFarAhead(days: days) }
        let level = Measurement<UnitLength>(value: try await tides.level(of: gauge.id, at: date), unit: .meters)
        return .result(
            value: level,
            dialog: IntentDialog(
                full: "The water at \(gauge.name) stands at \(level.value.formatted()) meters.",
                supporting: "\(gauge.name)",
                systemImageName: level.value > 0 ? "arrow.up" : "arrow.down"),
            snippetIntent: TideSnippetIntent(gauge: gauge, date: date))
    }
}

struct TideSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Tide Snippet"
    static let isDiscoverable: Bool = false

    @Parameter var gauge: GaugeEntity
    @Parameter var date: Date

    init() {}

    init(gauge: GaugeEntity, date: Date) {
        self.gauge = gauge
        self.date = date
    }

    func perform() async throws -> some IntentResult & ShowsSnippetView & ProvidesDialog {
        .result(dialog: "\(gauge.name), \(gauge.region)")
    }
}

struct ToggleWatchIntent: AppIntent {
    static let title: LocalizedStringResource = "Watch Gauge"

    @Parameter(title: "Gauge") var gauge: GaugeEntity

    @Dependency private var watchlist: Watchlist

    init() {}

    @MainActor
    func perform() async throws -> some ReturnsValue<Bool> & ProvidesDialog {
        try await requestConfirmation(
            conditions: [], actionName: .toggle, dialog: IntentDialog("Change what you watch?"),
            showDialogAsPrompt: true, snippetIntent: TideSnippetIntent(gauge: gauge, date: .now))
        let isWatched = watchlist.toggle(gauge.id)
        TideSnippetIntent.reload()
        let change: LocalizedStringResource =
            isWatched ? "Now watching \(gauge.name)" : "No longer watching \(gauge.name)"
        return .result(value: isWatched, dialog: .init(change))
    }
}

struct OpenGaugeIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Gauge"

    @Parameter(title: "Gauge") var target: GaugeEntity

    static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

    init() {}

    init(target: GaugeEntity) { self.target = target }
}

struct OpenTabIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Tab"

    @Parameter(title: "Tab") var target: TideTab

    @Dependency private var watchlist: Watchlist

    init() {}

    @MainActor
    func perform() async throws -> some IntentResult & OpensIntent {
        watchlist.navigate(to: target.rawValue)
        return .result(opensIntent: try OpenURLIntent(urlRepresentable: target))
    }
}

struct WarnIntent: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Warn Me"

    static var urlRepresentation: URLRepresentation {
        "https://tideline.example/warn/\(\.$gauge)/\(\.$level)"
    }

    @Parameter(title: "Gauge") var gauge: GaugeEntity
    @Parameter(title: "Level") var level: Int

    init() {}
}

struct CompareGaugesIntent: AppIntent {
    static let title: LocalizedStringResource = "Compare Gauges"

    @Parameter(title: "Gauges", size: IntentCollectionSize(min: 2, max: 3))
    var gauges: [GaugeEntity]?

    @Dependency private var tides: any TideProvider

    init() {}

    func perform() async throws -> some IntentResult & ReturnsValue<GaugeEntity> & ProvidesDialog {
        guard let gauges, gauges.count > 1 else { throw $gauges.needsValueError("Which gauges shall I compare?") }
        var highest: (gauge: GaugeEntity, level: Double)?
        for gauge in gauges {
            let level = try await tides.level(of: gauge.id, at: Date(timeIntervalSince1970: 0))
            if highest.map({ $0.level < level }) ?? true { highest = (gauge, level) }
        }
        guard let highest else { throw AppIntentError.Unrecoverable.entityNotFound }
        return .result(
            value: highest.gauge, dialog: "\(highest.gauge.name) is highest at \(highest.level.formatted()) m.")
    }
}
