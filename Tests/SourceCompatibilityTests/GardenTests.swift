import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Garden

/// Plants, beds and settings.
@Suite struct GardenTests {
    private let garden: GardenModel
    private let app: IntentDefinitions
    private let dill = GardenModel.Plant(
        id: UUID(), name: "Dill", bed: .herbs, planted: Date(timeIntervalSince1970: 1_750_000_000), lastWatered: nil,
        needs: .seconds(86_400), heightInCentimeters: 20)
    private let peace = GardenModel.Plant(
        id: UUID(), name: "Peace", bed: .roses, planted: Date(timeIntervalSince1970: 1_700_000_000),
        lastWatered: .distantFuture, needs: .seconds(86_400), heightInCentimeters: 80)

    init() {
        let garden = GardenModel(plants: [dill, peace])
        self.garden = garden
        app = IntentDefinitions(bundleIdentifier: "com.example.garden") { $0.add(dependency: garden) }
    }

    private func plant(_ plant: GardenModel.Plant) -> AnyAppEntity {
        app.entities["PlantEntity"].makeReference(identifier: plant.id.uuidString)
    }

    @Test("Planting asks for a name, and uses the bed and the time that are given")
    func planting() async throws {
        let script = IntentScript(.value("Kale", for: "name"))
        let intent = app.intents["PlantSomethingIntent"].makeIntent(
            bed: app.enums["Bed"].makeCase("roses"), interval: Duration.seconds(3_600))
        let result = try await intent.run(answering: script)
        #expect(script.questions.map(\.text) == ["What do you plant?"])
        #expect(result.dialog == "Planted Kale.")
        #expect(try result.value.bed.as(AnyAppEnum.self).rawValue == "roses")
        #expect(await garden.plants.last?.needs == .seconds(3_600))
    }

    @Test("Vegetables are the default bed; frozen ground takes nothing")
    func defaults() async throws {
        let plant = app.intents["PlantSomethingIntent"]
        let result = try await plant.makeIntent(name: "Leek").run()
        #expect(try result.value.bed.as(AnyAppEnum.self).rawValue == "vegetables")
        let cold = Measurement<UnitTemperature>(value: 30, unit: .fahrenheit)
        let error = await #expect(throws: IntentTestingError.self) {
            try await plant.makeIntent(name: "Chard", soil: cold).run()
        }
        #expect(error?.message == "The ground is frozen.")
        #expect(await garden.plants.map(\.name) == ["Dill", "Peace", "Leek"])
    }

    @Test("Water is shared out among the plants of a collection")
    func watering() async throws {
        let intent = app.intents["WaterPlantsIntent"].makeIntent(
            plants: [plant(dill), plant(peace)], amount: Measurement<UnitVolume>(value: 3_000, unit: .milliliters))
        let result = try await intent.run()
        #expect(result.dialog == "1.5 liters for each of 2.")
        #expect(try result.value[0].name.as(String.self) == "Dill")
        #expect(try result.value[0].isThirsty.as(Bool.self) == false)
        #expect(await garden.plants[0].lastWatered != nil)
    }

    @Test("A plant that no longer grows here cannot be watered")
    func wateringNothing() async throws {
        await garden.remove([dill.id])
        let intent = app.intents["WaterPlantsIntent"].makeIntent(plants: [plant(dill)])
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.reason == .failed)
        #expect(error?.message == "That plant doesn't grow here.")
        #expect(await garden.plants.map(\.lastWatered) == [.distantFuture])
    }

    @Test("The report is an entity made for the occasion, with plants in it")
    func report() async throws {
        let result = try await app.intents["ReportIntent"].makeIntent().run()
        let report = try result.value.as(AnyTransientAppEntity.self)
        #expect(try report.count.as(Int.self) == 2)
        #expect(try report.thirsty[0].id.as(String.self) == dill.id.uuidString)
        #expect(try report.tallest.id.as(String.self) == peace.id.uuidString)
        #expect(result.dialog == "1 of 2 plants are thirsty.")
        #expect(result.supportingDialog == "Thirsty")
    }

    @Test("Showing a plant that is not given asks which, the thirsty ones offered")
    func showing() async throws {
        let script = IntentScript(.choice("Dill"))
        try await app.intents["ShowPlantIntent"].makeIntent().run(answering: script)
        #expect(script.questions.map(\.text) == ["Which plant?"])
        #expect(script.questions.first?.choices.map(\.title) == ["Dill"])
        #expect(await garden.shown == dill.id)
    }

    @Test("Removing is confirmed by name", arguments: [true, false])
    func removing(isSure: Bool) async throws {
        let script = IntentScript(.confirmation(isSure, containing: "Peace"))
        let intent = app.intents["RemovePlantsIntent"].makeIntent(entities: [plant(peace)])
        _ = try? await intent.run(answering: script)
        #expect(script.questions.map(\.isDestructive) == [true])
        #expect(await garden.plants.map(\.name) == (isSure ? ["Dill"] : ["Dill", "Peace"]))
    }

    @Test("The settings are one entity, and change by parts")
    func settings() async throws {
        let settings = try #require(try await app.entities["GardenSettings"].allEntities().first)
        #expect(try settings.unit.as(AnyAppEnum.self).rawValue == "metric")
        var weekly = Calendar.RecurrenceRule(calendar: Calendar(identifier: .gregorian), frequency: .weekly)
        weekly.weekdays = [.every(.monday)]
        let intent = app.intents["ChangeGardenSettingsIntent"].makeIntent(
            settings: settings, frostWarning: Measurement<UnitTemperature>(value: -1, unit: .celsius), reminders: weekly
        )
        let result = try await intent.run()
        #expect(try result.value.frostWarning.as(Measurement<UnitTemperature>.self).value == -1)
        #expect(try result.value.unit.as(AnyAppEnum.self).rawValue == "metric")
        #expect(try result.value.reminders.as(Calendar.RecurrenceRule.self).frequency == .weekly)
    }

    @Test("Plants tell what is stored, what is worked out, and what is fetched when it is asked for")
    func properties() async throws {
        let plants = try await app.entities["PlantEntity"].allEntities()
        #expect(try plants.map { try $0.isThirsty.as(Bool.self) } == [true, false])
        let first = try #require(plants.first)
        #expect(try first.label.as(String.self) == "Dill in herbs")
        #expect(try first.expectedHeight.as(Measurement<UnitLength>.self).value == 30)
        #expect(try first.planted.as(Date.self) == dill.planted)
    }

    @Test("Only thirsty plants are suggested, and words find plants without a search of the app's own")
    func finding() async throws {
        let plants = app.entities["PlantEntity"]
        #expect(try await plants.suggestedEntities().map { try $0.name.as(String.self) } == ["Dill"])
        #expect(try await plants.entities(matching: "pea").map { try $0.name.as(String.self) } == ["Peace"])
    }
}
