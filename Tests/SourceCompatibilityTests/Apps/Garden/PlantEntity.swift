import AppIntents
import Foundation

struct PlantEntity: AppEntity, SyncableEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: .init("Plant", defaultValue: "Plant"), numericFormat: "\(placeholder: .int) plants")
    static let defaultQuery = Query()

    @AppDependency private var garden: GardenModel

    let id: UUID

    @Property(title: "Name") var name: String
    @Property(title: "Bed") var bed: Bed
    @Property(title: "Planted On") var planted: Date
    @Property(title: "Last Watered") var lastWatered: Date?
    @Property(title: "Height") var height: Measurement<UnitLength>

    private let needs: Duration

    @ComputedProperty(title: "Thirsty")
    var isThirsty: Bool {
        guard let lastWatered else { return true }
        return lastWatered.addingTimeInterval(needs / .seconds(1)) < .now
    }

    @ComputedProperty
    var label: String { "\(name) in \(bed.rawValue)" }

    @DeferredProperty(title: "Expected Height")
    var expectedHeight: Measurement<UnitLength> {
        get async throws {
            Measurement(value: try await garden.expectedHeight(of: id), unit: .centimeters)
        }
    }

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: isThirsty ? "Thirsty" : "Fine", image: .init(systemName: "leaf"))
    }

    init(_ plant: GardenModel.Plant) {
        id = plant.id
        needs = plant.needs
        name = plant.name
        bed = plant.bed
        planted = plant.planted
        lastWatered = plant.lastWatered
        height = .init(value: plant.heightInCentimeters, unit: .centimeters)
    }
}

extension PlantEntity {
    struct Query: EnumerableEntityQuery {
        static let persistentIdentifier = "PlantQuery"
        static var findIntentDescription: IntentDescription? {
            IntentDescription("Finds plants.", categoryName: "Garden", resultValueName: "Plants")
        }

        @Dependency var garden: GardenModel

        func allEntities() async throws -> [PlantEntity] { await garden.plants.mapped() }

        func entities(for identifiers: [UUID]) async throws -> [PlantEntity] {
            await garden.plants.filter { identifiers.contains($0.id) }.mapped()
        }

        func suggestedEntities() async throws -> [PlantEntity] {
            try await allEntities().filter(\.isThirsty)
        }
    }
}

/// What can be made from a record of the model.
protocol ModelEntity: AppEntity {
    associatedtype Model: Identifiable where Model.ID == ID
    init(_ model: Model)
}

extension PlantEntity: ModelEntity {}

extension Collection {
    /// Makes an entity of each record.
    func mapped<E: ModelEntity>(to type: E.Type = E.self) -> [E] where Element == E.Model { map { E($0) } }
}
