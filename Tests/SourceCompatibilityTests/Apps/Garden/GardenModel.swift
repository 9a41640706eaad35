import AppIntents
import Foundation

/// The beds, what grows in them, and what was done.
actor GardenModel {
    struct Plant: Sendable, Identifiable, Equatable {
        let id: UUID
        var name: String
        var bed: Bed
        var planted: Date
        var lastWatered: Date?
        var needs: Duration
        var heightInCentimeters: Double
    }

    private(set) var plants: [Plant]
    private(set) var shown: Plant.ID?
    var settings = Preferences()

    struct Preferences: Sendable {
        var unit = LengthUnit.metric
        var frostWarning: Measurement<UnitTemperature> = .init(value: 2, unit: .celsius)
        var reminders: Calendar.RecurrenceRule?
    }

    init(plants: [Plant] = []) { self.plants = plants }

    func plant(_ name: String, in bed: Bed, every interval: Duration, on date: Date) -> Plant {
        let plant = Plant(
            id: UUID(), name: name, bed: bed, planted: date, lastWatered: nil, needs: interval, heightInCentimeters: 5)
        plants.append(plant)
        return plant
    }

    func water(_ ids: [Plant.ID], at date: Date) -> [Plant] {
        for index in plants.indices where ids.contains(plants[index].id) { plants[index].lastWatered = date }
        return plants.filter { ids.contains($0.id) }
    }

    func remove(_ ids: Set<Plant.ID>) { plants.removeAll { ids.contains($0.id) } }
    func show(_ id: Plant.ID) { shown = id }
    func change(_ edit: @Sendable (inout Preferences) -> Void) { edit(&settings) }

    /// Slow on purpose: growth comes from the weather station.
    func expectedHeight(of id: Plant.ID) async throws -> Double {
        guard let plant = plants.first(where: { $0.id == id }) else { throw GardenError.notFound(name: nil) }
        return plant.heightInCentimeters * 1.5
    }
}

enum Bed: String, CaseIterable, Sendable {
    case herbs, roses, vegetables
}

enum LengthUnit: String, AppEnum {
    case metric, imperial

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Units"
    static var caseDisplayRepresentations: [LengthUnit: DisplayRepresentation] = [
        .metric: "Centimeters", .imperial: "Inches",
    ]
}

extension Bed: AppEnum {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bed")
    static let caseDisplayRepresentations: [Bed: DisplayRepresentation] = .init(
        uniqueKeysWithValues: Bed.allCases.map { ($0, DisplayRepresentation(title: "\($0.rawValue.capitalized)")) })
}

enum GardenError: Error {
    case notFound(name: String?)
    case frozen
}

extension GardenError: CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .notFound(.some(let name)): "\(name) doesn't grow here."
        case .notFound(nil): "That plant doesn't grow here."
        case .frozen: "The ground is frozen."
        }
    }
}
