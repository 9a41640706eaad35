import AppIntents
import Foundation

struct GardenSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Settings"

    struct SettingsQuery: UniqueAppEntityQuery {
        @Dependency var garden: GardenModel
        func uniqueEntity() async throws -> GardenSettings { await GardenSettings(garden.settings) }
    }

    static let defaultQuery = SettingsQuery()

    @Property(title: "Units") var unit: LengthUnit
    @Property(title: "Frost Warning") var frostWarning: Measurement<UnitTemperature>
    @Property(title: "Reminders") var reminders: Calendar.RecurrenceRule?

    init(_ preferences: GardenModel.Preferences) {
        unit = preferences.unit
        frostWarning = preferences.frostWarning
        reminders = preferences.reminders
    }
}

struct ChangeGardenSettingsIntent: AppIntent {
    static let title: LocalizedStringResource = "Change Garden Settings"

    @Parameter(title: "Settings") var settings: GardenSettings
    @Parameter(title: "Units") var unit: LengthUnit?
    @Parameter(title: "Frost Warning", defaultUnit: .celsius, supportsNegativeNumbers: true)
    var frostWarning: Measurement<UnitTemperature>?
    @Parameter(title: "Reminders") var reminders: Calendar.RecurrenceRule?

    @Dependency private var garden: GardenModel

    func perform() async throws -> some ReturnsValue<GardenSettings> {
        await garden.change { [unit, frostWarning, reminders] preferences in
            preferences.unit = unit ?? preferences.unit
            preferences.frostWarning = frostWarning ?? preferences.frostWarning
            preferences.reminders = reminders ?? preferences.reminders
        }
        return .result(value: try await GardenSettings.defaultQuery.uniqueEntity())
    }
}

/// How the garden does today; made for the occasion.
struct GardenReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Report"

    @Property(title: "Plants") var count: Int
    @Property(title: "Thirsty Plants") var thirsty: [PlantEntity]
    @Property(title: "Tallest") var tallest: PlantEntity?

    init() {}

    init(plants: [PlantEntity]) {
        self.init()
        count = plants.count
        thirsty = plants.filter(\.isThirsty)
        tallest = plants.max { $0.height < $1.height }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(count) plants", subtitle: "\(thirsty.count) thirsty")
    }
}
