import AppIntents
import GardenKit

/// Notes that a plant was watered.
@AppIntent(schema: .garden.waterPlant)
struct WaterPlantIntent {
    var plant: PlantEntity
    var amount: Measurement<UnitVolume>?

    @Dependency private var garden: Garden

    func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
        let text = amount.map { "Watered with \($0.value.formatted()) \($0.unit.symbol)" } ?? "Watered"
        await garden.change(plant.id, text) { $0.lastWatered = Date() }
        let watered = try await PlantEntity.defaultQuery.entities(for: [plant.id])
        return .result(value: watered.first ?? plant, dialog: "Noted: \(plant.name). \(text).")
    }
}
