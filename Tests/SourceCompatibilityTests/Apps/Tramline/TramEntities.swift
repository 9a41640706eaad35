import AppIntents
import Foundation

struct LineEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
    static var defaultQuery = LineQuery()

    var id: Int
    var name: String
    var displayRepresentation: DisplayRepresentation {
        .init(title: "Line \(id)", subtitle: "\(name)", synonyms: ["Number \(id)", "\(name)"])
    }

    struct LineQuery: EnumerableEntityQuery {
        @Dependency var network: Network

        func allEntities() async throws -> [LineEntity] {
            network.lines.map { LineEntity(id: $0.id, name: $0.name) }
        }

        func entities(for identifiers: [Int]) async throws -> [LineEntity] {
            try await allEntities().filter { identifiers.contains($0.id) }
        }
    }
}

struct StopEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Stop")
    static var defaultQuery = StopQuery()

    var id: String

    @Property(title: "Name")
    var name: String

    @Property(title: "Zone")
    var zone: Int

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "Zone \(zone)")
    }

    init(_ stop: Stop) {
        id = stop.id
        name = stop.name
        zone = stop.zone
    }
}

/// Offers the stops of the line that was chosen, in whichever of the intents.
struct StopQuery: EntityStringQuery {
    @IntentParameterDependency<NextDepartureIntent>(\.$line)
    private var departure

    @IntentParameterDependency<PlanTripIntent>(\.$from)
    private var trip

    @Dependency private var network: Network

    init() {}

    func entities(for identifiers: [StopEntity.ID]) async throws -> [StopEntity] {
        network.stops.filter { identifiers.contains($0.id) }.map(StopEntity.init)
    }

    func entities(matching string: String) async throws -> [StopEntity] {
        offered.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(StopEntity.init)
    }

    func suggestedEntities() async throws -> [StopEntity] {
        offered.map(StopEntity.init)
    }

    private var offered: [Stop] {
        if let line = departure?.line {
            return network.stops.filter { $0.lineIDs.contains(line.id) }
        }
        if let start = trip?.from {
            return network.stops.filter { $0.id != start.id }
        }
        return network.stops
    }
}

struct DepartureEntity: TransientAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Departure" }

    @Property(title: "Destination") var destination: String
    @Property(title: "Time") var time: Date
    @Property(title: "Platform") var platform: String

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(destination)", subtitle: "Platform \(platform)")
    }

    init() {
        destination = ""
    }

    init(_ departure: Departure) {
        destination = departure.destination
        time = departure.time
        platform = departure.platform
    }
}

enum TripPreference: String, AppEnum {
    case fastest
    case fewestChanges = "few-changes"
    case stepFree = "step-free"

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Preference")
    static let caseDisplayRepresentations: [TripPreference: DisplayRepresentation] = [
        .fastest: "Fastest",
        .fewestChanges: "Fewest Changes",
        .stepFree: .init(title: "Step-free", synonyms: ["Accessible"]),
    ]
}
