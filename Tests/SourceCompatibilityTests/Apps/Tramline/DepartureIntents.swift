import AppIntents
import Foundation

struct NextDepartureIntent: AppIntent {
    static var title: LocalizedStringResource = "Next Departure"
    static var description = IntentDescription("Tells when the next tram leaves.", resultValueName: "Departure")

    @Parameter(title: "Line", requestValueDialog: "Which line?")
    var line: LineEntity

    @Parameter(title: "Stop", requestDisambiguationDialog: "Which stop do you mean?", query: StopQuery())
    var stop: StopEntity

    @Parameter(title: "Direction", optionsProvider: DirectionOptions())
    var direction: String?

    @Dependency private var network: Network

    static var parameterSummary: some ParameterSummary {
        When(\.$line, identifier: .oneOf, [1, 2]) {
            Summary("Next night tram \(\.$line) from \(\.$stop)")
        } otherwise: {
            When(\.$line, identifier: .greaterThanOrEqualTo, 100) {
                Summary("Next bus \(\.$line) from \(\.$stop)")
            } otherwise: {
                When(\.$line, identifier: .equalTo, 7) {
                    Summary("Next ring tram from \(\.$stop)")
                } otherwise: {
                    Summary("Next \(\.$line) from \(\.$stop) towards \(\.$direction)")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DepartureEntity?> & ProvidesDialog {
        let next = network.next(line: line.id, stop: stop.id, after: network.now())
            .first { direction == nil || $0.destination == direction }
        guard let next else {
            return .result(value: nil, dialog: "No more trams of line \(line.id) leave from \(stop.name).")
        }
        let minutes = Int(next.time.timeIntervalSince(network.now()) / 60)
        return .result(
            value: DepartureEntity(next),
            dialog: "Line \(line.id) to \(next.destination) leaves \(stop.name) in \(minutes) minutes.")
    }
}

struct DirectionOptions: DynamicOptionsProvider {
    typealias Result = IntentItemCollection<String>
    typealias DefaultValue = String

    @IntentParameterDependency<NextDepartureIntent>(\.$line, \.$stop)
    var intent: IntentProjection<NextDepartureIntent>?

    @Dependency var network: Network

    func results() async throws -> Result {
        guard let intent, let line = network.lines.first(where: { $0.id == intent.line.id }) else { return .empty }
        let here = intent.stop.name
        let (own, other) = (line.termini.filter { $0 != here }, network.lines.filter { $0.id != line.id })
        return Result(
            promptLabel: "Towards",
            sections: [
                IntentItemSection("Line \(line.id)", items: own.map { IntentItem($0, title: "\($0)") }),
                IntentItemSection(
                    "Other Lines",
                    items: other.flatMap(\.termini).map { IntentItem($0, title: "\($0)", subtitle: "Change") }),
            ])
    }
}

struct PlanTripIntent: AppIntent {
    static var title: LocalizedStringResource = "Plan Trip"

    @Parameter(title: "From") var from: StopEntity
    @Parameter(title: "To") var to: StopEntity
    @Parameter(title: "Arrive By", kind: .dateTime) var arrival: Date?
    @Parameter(title: "Preferences", default: [.fastest]) var preferences: [TripPreference]

    @Dependency private var network: Network

    func perform() async throws -> some IntentResult & ReturnsValue<[LineEntity]> & ProvidesDialog {
        guard from.id != to.id else {
            let others = network.stops.filter { $0.id != from.id }.map(StopEntity.init)
            throw $to.needsDisambiguationError(among: others, dialog: "You are there already. Where to?")
        }
        let shared = Set(network.lines(at: from.id)).intersection(network.lines(at: to.id))
        guard !shared.isEmpty else { throw TramError.noRoute(from: from.name, to: to.name) }
        let lines = shared.sorted { $0.id < $1.id }.map { LineEntity(id: $0.id, name: $0.name) }
        let words = preferences.contains(.stepFree) ? "without steps" : "directly"
        return .result(value: lines, dialog: "Take line \(lines[0].id), which goes there \(words).")
    }
}

enum TramError: Error, CustomLocalizedStringResourceConvertible {
    case noRoute(from: String, to: String)
    case tooManyZones(Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case let .noRoute(from, to): "There is no tram from \(from) to \(to)."
        case let .tooManyZones(count): "There are only 4 zones, not \(count)."
        }
    }
}
