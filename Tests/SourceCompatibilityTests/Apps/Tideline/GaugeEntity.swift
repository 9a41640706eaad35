import AppIntents
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

struct GaugeEntity: AppEntity, Identifiable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Gauge")
    static let defaultQuery = GaugeEntityQuery()

    @AppDependency private var tides: any TideProvider

    let id: Gauge.ID

    @Property(title: "Name")
    var name: String

    @Property(title: "Region")
    var region: String

    @DeferredProperty(title: "Current Level")
    var level: Measurement<UnitLength> {
        get async throws {
            let meters = try await tides.level(of: id, at: .now)
            return Measurement(value: meters, unit: .meters)
        }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)",
            subtitle: "\(region)",
            image: .init(systemName: "water.waves"),
            synonyms: ["\(name) gauge", "\(name) harbour"])
    }

    init(gauge: Gauge) {
        id = gauge.id
        name = gauge.name
        region = gauge.region
    }
}

extension GaugeEntity: URLRepresentableEntity {
    static var urlRepresentation: URLRepresentation {
        "https://tideline.example/gauges/\(.id)?region=\(\.$region)"
    }
}

extension GaugeEntity: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { gauge in
            try JSONEncoder().encode(["id": gauge.id, "name": gauge.name])
        }
        ProxyRepresentation(exporting: \.name)
    }
}

struct GaugeEntityQuery: EntityStringQuery {
    @Dependency private var tides: any TideProvider

    init() {}

    func allEntities() async throws -> [GaugeEntity] {
        try await tides.gauges().map(GaugeEntity.init(gauge:))
    }

    func entities(for identifiers: [GaugeEntity.ID]) async throws -> [GaugeEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<GaugeEntity> {
        let found = try await allEntities().filter {
            $0.name.localizedCaseInsensitiveContains(string) || $0.region.localizedCaseInsensitiveContains(string)
        }
        return sections(found)
    }

    func suggestedEntities() async throws -> IntentItemCollection<GaugeEntity> {
        try await sections(allEntities())
    }

    private func sections(_ gauges: [GaugeEntity]) -> IntentItemCollection<GaugeEntity> {
        let regions = Dictionary(grouping: gauges, by: \.region).sorted { $0.key < $1.key }
        return IntentItemCollection(
            promptLabel: "Choose a gauge",
            usesIndexedCollation: true,
            sections: regions.map { region, gauges in
                IntentItemSection("\(region)", items: gauges.map { IntentItem($0, title: "\($0.name)") })
            })
    }
}

enum TideTab: String, AppEnum {
    case today, week, map

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
    static let caseDisplayRepresentations: [TideTab: DisplayRepresentation] = [
        .today: .init(title: "Today"), .week: .init(title: "This Week"), .map: .init(title: "Map"),
    ]
}

extension TideTab: URLRepresentableEnum {
    static let urlRepresentation: URLRepresentation = [
        .today: "https://tideline.example/now",
        .week: "https://tideline.example/week",
        .map: "https://tideline.example/map",
    ]
}
