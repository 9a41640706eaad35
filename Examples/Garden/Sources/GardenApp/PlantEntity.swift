import AppIntents
import GardenKit

/// A plant as the schema has it, with the bed it stands in and what was last written about it.
@AppEntity(schema: .garden.plant)
struct PlantEntity {
    static let defaultQuery = PlantQuery()

    let id: Garden.Plant.ID

    var name: String
    var species: String?
    var sownIn: Season
    var bed: BedEntity
    var lastWatered: Date?
    var diaryEntry: JournalEntity?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(bed.name)")
    }

    init(_ plant: Garden.Plant, in bed: Garden.Bed) {
        id = plant.id
        name = plant.name
        sownIn = plant.season
        self.bed = BedEntity(bed)
        lastWatered = plant.lastWatered
        diaryEntry = plant.diary.last.map(JournalEntity.init)
    }
}

/// Finds plants by identifier and by words.
struct PlantQuery: EntityStringQuery {
    @Dependency private var garden: Garden

    func entities(for identifiers: [PlantEntity.ID]) async throws -> [PlantEntity] {
        await all().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [PlantEntity] {
        await all().filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [PlantEntity] { await all() }

    private func all() async -> [PlantEntity] {
        await garden.plants.compactMap { plant in
            garden.beds.first { $0.id == plant.bed }.map { PlantEntity(plant, in: $0) }
        }
    }
}
