import AppIntents
import Foundation

struct PlantSomethingIntent: AppIntent {
    static let title: LocalizedStringResource = "Plant Something"
    static let description: IntentDescription? = IntentDescription("Adds a plant to a bed.")

    @Parameter(title: "Name", inputOptions: .init(capitalizationType: .words), requestValueDialog: "What do you plant?")
    var name: String

    @Parameter(title: "Bed", default: .vegetables)
    var bed: Bed

    @Parameter(title: "Water Every") var interval: Duration?

    @Parameter(title: "Soil Temperature", defaultUnit: .celsius, supportsNegativeNumbers: true)
    var soil: Measurement<UnitTemperature>?

    @Parameter(title: "On", kind: .date) var date: Date?

    @Dependency private var garden: GardenModel

    static var parameterSummary: some ParameterSummary {
        Switch(\.$bed) {
            Case(.herbs) { Summary("Plant \(\.$name) among the herbs") { \.$interval } }
            Case(.roses) { Summary("Plant the rose \(\.$name)") }
            DefaultCase {
                When(\.$soil, .hasAnyValue) {
                    Summary("Plant \(\.$name) in \(\.$bed) at \(\.$soil)")
                } otherwise: {
                    Summary("Plant \(\.$name) in \(\.$bed)")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog {
        if let soil, soil < Measurement(value: 0, unit: .celsius) { throw GardenError.frozen }
        let plant = await garden.plant(name, in: bed, every: interval ?? .seconds(86_400), on: date ?? .now)
        return .result(value: PlantEntity(plant), dialog: "Planted \(name).")
    }
}

struct WaterPlantsIntent: AppIntent {
    static let title: LocalizedStringResource = "Water Plants"

    @Parameter(title: "Plants") var plants: EntityCollection<PlantEntity>
    @Parameter(title: "Amount", defaultValue: 2, defaultUnit: .liters) var amount: Measurement<UnitVolume>

    @Dependency private var garden: GardenModel

    func perform() async throws -> some ReturnsValue<[PlantEntity]> & ProvidesDialog {
        let watered = await garden.water(plants.identifiers, at: .now)
        guard !watered.isEmpty else { throw GardenError.notFound(name: nil) }
        let each = amount.converted(to: .liters).value / Double(watered.count)
        return .result(value: watered.mapped(), dialog: "\(each.formatted()) liters for each of \(watered.count).")
    }
}

struct ShowPlantIntent: OpenIntent {
    static let title: LocalizedStringResource = "Show Plant"

    @Parameter(title: "Plant", requestValueDialog: "Which plant?") var target: PlantEntity

    @Dependency private var garden: GardenModel

    func perform() async throws -> some IntentResult {
        await garden.show(target.id)
        return .result()
    }
}

struct RemovePlantsIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Remove Plants"

    @Parameter(title: "Plants") var entities: [PlantEntity]

    @Dependency private var garden: GardenModel

    func perform() async throws -> some IntentResult {
        await garden.remove(Set(entities.map(\.id)))
        return .result()
    }
}

struct ReportIntent: AppIntent {
    static let title: LocalizedStringResource = "Get Garden Report"
    static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

    @Dependency private var garden: GardenModel

    func perform() async throws -> some ReturnsValue<GardenReport> & ProvidesDialog {
        let report = GardenReport(plants: await garden.plants.mapped())
        return .result(
            value: report,
            dialog: .init(full: "\(report.thirsty.count) of \(report.count) plants are thirsty.", supporting: "Thirsty")
        )
    }
}

/// The two most useful things, and what they are not.
struct GardenShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ReportIntent(),
            phrases: ["How is my \(.applicationName)", "\(.applicationName) report"],
            shortTitle: "Report", systemImageName: "leaf")
        AppShortcut(
            intent: PlantSomethingIntent(),
            phrases: ["Plant something in the \(\.$bed) of \(.applicationName)"],
            shortTitle: "Plant", systemImageName: "plus")
    }
}
