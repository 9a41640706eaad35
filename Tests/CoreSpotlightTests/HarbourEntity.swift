import AppIntents
import CoreSpotlight
import Synchronization

/// An entity with indexed properties of each sort.
struct HarbourEntity: IndexedEntity {
    static let defaultQuery = HarbourQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"

    let id: String

    @Property(title: "Name")
    var name: String

    @Property(indexingKey: \.country)
    var country: String?

    @Property(title: "Berths", indexingKey: \.pageCount)
    var berths: Int

    @Property(indexingKey: \.keywords)
    var boats: [String]

    @Property(title: "Opened", indexingKey: \.startDate)
    var opened: Date?

    @Property(indexingKey: \.authors)
    var master: IntentPerson?

    @Property(title: "Web Site", indexingKey: \.url)
    var site: URL?

    @Property(title: "Depth", customIndexingKey: HarbourEntity.depthKey)
    var depth: Measurement<UnitLength>?

    @ComputedProperty(indexingKey: \.contentDescription)
    var summary: String { "\(berths) berths" }

    @ComputedProperty(title: "Tide", customIndexingKey: HarbourEntity.currentTideKey)
    var tide: String { "spring tide" }

    @DeferredProperty(title: "Pilot", indexingKey: \.comment)
    var pilot: String {
        get async throws {
            guard id != "lost" else { throw HarbourError.noPilot }
            return "pilot \(name)"
        }
    }

    @DeferredProperty
    var log: String {
        get async {
            Self.logReadings.withLock { $0 += 1 }
            return "logbook"
        }
    }

    /// How often the property was fetched that no index keeps.
    static let logReadings = Mutex(0)

    static var depthKey: CSCustomAttributeKey { key("com_example_depth") }
    static var currentTideKey: CSCustomAttributeKey { key("com_example_tide") }

    private static func key(_ name: String) -> CSCustomAttributeKey {
        guard let key = CSCustomAttributeKey(keyName: name) else { preconditionFailure("\(name) is a key's name") }
        return key
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "Port of \(name)", subtitle: "on the coast", image: .init(url: URL(filePath: "/tmp/\(id).png")),
            synonyms: ["Haven"])
    }

    init(_ id: String, _ name: String, country: String? = nil, boats: [String] = []) {
        self.id = id
        self.name = name
        self.country = country
        self.boats = boats
        berths = 12
    }
}

/// What may go wrong with a harbour.
enum HarbourError: Error {
    case noPilot
}

/// Finds harbours, and gives them to the index anew.
struct HarbourQuery: IndexedEntityQuery {
    /// The harbours there are.
    static let harbours = Mutex<[HarbourEntity]>([])

    func entities(for identifiers: [String]) async throws -> [HarbourEntity] {
        Self.harbours.withLock { $0.filter { identifiers.contains($0.id) } }
    }

    func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex(name: "harbours").indexAppEntities(try await entities(for: identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex(name: "harbours").indexAppEntities(Self.harbours.withLock(\.self))
    }
}
