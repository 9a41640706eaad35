import AppIntents
import GardenKit

/// A bed as the schema has it. The macro makes its variables properties, and says what is missing.
@AppEntity(schema: .garden.bed)
struct BedEntity {
    static let defaultQuery = BedQuery()

    let id: Garden.Bed.ID

    var name: String
    var isSunny: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: isSunny ? "sunny" : "shady")
    }

    init(_ bed: Garden.Bed) {
        id = bed.id
        name = bed.name
        isSunny = bed.isSunny
    }
}

/// Finds beds by identifier and by words.
struct BedQuery: EntityStringQuery {
    @Dependency private var garden: Garden

    func entities(for identifiers: [BedEntity.ID]) async throws -> [BedEntity] {
        garden.beds.filter { identifiers.contains($0.id) }.map(BedEntity.init)
    }

    func entities(matching string: String) async throws -> [BedEntity] {
        garden.beds.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(BedEntity.init)
    }

    func suggestedEntities() async throws -> [BedEntity] { garden.beds.map(BedEntity.init) }
}
