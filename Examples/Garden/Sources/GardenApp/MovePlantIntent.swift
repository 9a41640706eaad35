import AppIntents
import GardenKit

/// Moves a plant to another bed. Title and description are the schema's.
@AppIntent(schema: .garden.movePlant)
struct MovePlantIntent {
    var plant: PlantEntity
    var bed: BedEntity

    @Dependency private var garden: Garden

    func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
        await garden.change(plant.id, "Moved to \(bed.name)") { [bed] in $0.bed = bed.id }
        let moved = try await PlantEntity.defaultQuery.entities(for: [plant.id])
        return .result(value: moved.first ?? plant, dialog: "\(plant.name) stands in the bed '\(bed.name)' now.")
    }
}
