import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Hearth

/// A home controller's intents and queries.
@Suite("Hearth, a home controller") struct HearthTests {
    private let home: Home
    private let file: URL
    private let definitions: IntentDefinitions

    init() throws {
        file = FileManager.default.temporaryDirectory.appending(path: "hearth-\(UUID().uuidString).json")
        let home = try Home(file: file)
        try home.change { state in
            state.devices = [
                Device(id: "light.lamp", name: "Lamp", room: "Study", kind: .light),
                Device(id: "light.spots", name: "Spots", room: "Kitchen", kind: .light, isOn: true),
                Device(id: "heat.study", name: "Radiator", room: "Study", kind: .thermostat),
                Device(id: "lock.door", name: "Door", room: "Hall", kind: .lock, isReachable: false),
            ]
            state.scenes = [HomeScene(id: UUID(), name: "Reading", deviceIDs: ["light.lamp", "light.spots"])]
        }
        self.home = home
        definitions = IntentDefinitions(bundleIdentifier: "org.example.Hearth") { $0.add(dependency: home) }
    }

    private func device(_ id: String) -> AnyAppEntity {
        definitions.entities["DeviceEntity"].makeReference(identifier: id)
    }

    @Test(
        "A light is switched, and the house remembers it",
        arguments: [("on", true, "on"), ("off", false, "off"), ("toggle", true, "on")])
    func switching(state: String, isOn: Bool, word: String) async throws {
        let intent = definitions.intents["SetPowerIntent"].makeIntent(device: device("light.lamp"), state: state)
        let result = try await intent.run()
        #expect(try result.value == isOn)
        #expect(result.dialog == "Lamp in the Study is \(word).")
        #expect(result.supportingDialog == word.capitalized)
        let saved = try Home(file: file).current.devices.first { $0.id == "light.lamp" }
        #expect(saved?.isOn == isOn)
    }

    @Test("A device that does not answer is named in the error")
    func unreachable() async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["SetPowerIntent"].makeIntent(device: device("lock.door")).run()
        }
        #expect(error?.message.contains("Door does not answer.") == true)
    }

    @Test(
        "Temperatures come in any unit; only a high one is confirmed", arguments: [(68.0, 20, false), (86, 30, true)])
    func heating(fahrenheit: Double, celsius: Int, asks: Bool) async throws {
        let script = IntentScript(.confirmation(true))
        let intent = definitions.intents["SetTemperatureIntent"].makeIntent(
            thermostat: device("heat.study"),
            temperature: Measurement(value: fahrenheit, unit: UnitTemperature.fahrenheit))
        let result = try await intent.run(answering: script)
        #expect(script.questions.map(\.text) == (asks ? ["That is warm. Set it to 30 degrees?"] : []))
        #expect(result.dialog == "Radiator heats to \(celsius) °C.")
        let value: Measurement<UnitTemperature> = try result.value
        #expect(abs(value.converted(to: .celsius).value - Double(celsius)) < 0.001)
    }

    @Test("Only thermostats are offered for a temperature")
    func thermostats() async throws {
        let script = IntentScript(.choice("Radiator", for: "thermostat"))
        let result = try await definitions.intents["SetTemperatureIntent"].makeIntent(temperature: "19 °C").run(
            answering: script)
        #expect(script.questions.first?.choices.map(\.title) == ["Radiator"])
        #expect(result.dialog == "Radiator heats to 19 °C.")
    }

    @Test(
        "Devices are found by room and name, in sections or not",
        arguments: [("study", 2), ("Kitchen Spots", 1), ("attic", 0)])
    func finding(words: String, count: Int) async throws {
        #expect(try await definitions.entities["DeviceEntity"].entities(matching: words).count == count)
        #expect(try await definitions.entities["DeviceEntity"].suggestedEntities().count == 4)
    }

    @Test("A scene that is left out is asked for, then set, and its room shown")
    func scenes() async throws {
        let script = IntentScript(.choice("Reading", for: "scene"))
        let result = try await definitions.intents["RunSceneIntent"].makeIntent().run(answering: script)
        #expect(script.questions.map(\.text) == ["Which scene would you like?"])
        #expect(try result.value == 2)
        #expect(result.dialog == "Reading is set.")
        #expect(result.opensIntent?.identifier == "ShowRoomIntent")
        #expect(try result.opensIntent?.room == "All")
        #expect(home.current.devices.filter(\.isOn).count == 2)
    }

    @Test("Leaving needs the person to be known")
    func leaving() async throws {
        let intent = definitions.intents["SetAwayIntent"].makeIntent(isAway: true)
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.reason == .authenticationRequired)
        #expect(!home.current.isAway)
    }

    @Test("The home is one entity, told as it is now")
    func status() async throws {
        let all = try await definitions.entities["HomeStatus"].allEntities()
        #expect(all.count == 1)
        #expect(try all[0].lightsOn == 1)
        #expect(try all[0].isAway == false)
    }
}
