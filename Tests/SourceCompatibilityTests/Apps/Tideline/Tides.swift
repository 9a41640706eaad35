import Foundation
import AppIntents

struct Gauge: Sendable, Identifiable {
    let id: String
    var name: String
    var region: String
    var range: ClosedRange<Double>

    init(id: String, name: String, region: String, range: ClosedRange<Double>) {
        self.id = id
        self.name = name
        self.region = region
        self.range = range
    }
}

/// Where the numbers come from. Previews and tests bring their own.
protocol TideProvider: Sendable {
    func gauges() async throws -> [Gauge]
    func level(of gauge: Gauge.ID, at date: Date) async throws -> Double
}

/// A tide that goes up and down twice a day, give or take nothing.
struct HarmonicTides: TideProvider {
    private let known: [Gauge]

    init(gauges: [Gauge] = HarmonicTides.defaultGauges) { known = gauges }

    static let defaultGauges = [
        Gauge(id: "esbjerg", name: "Esbjerg", region: "North Sea", range: -0.8...0.8),
        Gauge(id: "st-malo", name: "Saint-Malo", region: "Channel", range: -6...6),
        Gauge(id: "st-helier", name: "Saint Helier", region: "Channel", range: -5...5),
    ]

    func gauges() async throws -> [Gauge] { known }

    func level(of id: Gauge.ID, at date: Date) async throws -> Double {
        guard let gauge = known.first(where: { $0.id == id }) else { throw TideError.unknownGauge(id) }
        let phase = date.timeIntervalSince1970.truncatingRemainder(dividingBy: 43_200) / 43_200
        let middle = (gauge.range.lowerBound + gauge.range.upperBound) / 2
        let half = (gauge.range.upperBound - gauge.range.lowerBound) / 2
        return ((middle + half * cos(phase * 2 * .pi)) * 100).rounded() / 100
    }
}

enum TideError: LocalizedError, CustomLocalizedStringResourceConvertible {
    case unknownGauge(String)
    case tooFarAhead(days: Int)

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case let .unknownGauge(id): "No gauge has the identifier “\(id)”."
        case let .tooFarAhead(days): "Tides are forecast for \(TideError.horizon) days, not for \(days)."
        }
    }

    var errorDescription: String? { String(localized: localizedStringResource) }

    static var horizon: Int { 30 }
}

/// The gauges people keep an eye on.
@MainActor
final class Watchlist {
    private(set) var gauges: [Gauge.ID] = []
    private(set) var opened: [String] = []

    nonisolated init() {}

    func toggle(_ id: Gauge.ID) -> Bool {
        if let index = gauges.firstIndex(of: id) {
            gauges.remove(at: index)
            return false
        }
        gauges.append(id)
        return true
    }

    func navigate(to place: String) { opened.append(place) }
}

/// Registers what the intents depend on; both the app and its extension call it at launch.
func installTideline(tides: any TideProvider = HarmonicTides(), watchlist: Watchlist = Watchlist()) {
    AppDependencyManager.shared.add(dependency: tides)
    AppDependencyManager.shared.add(dependency: watchlist)
}
