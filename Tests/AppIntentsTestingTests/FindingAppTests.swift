import AppIntentsTesting
import Foundation
import Testing

@testable import Quayside

@Suite("Finding an app")
struct FindingAppTests {
    @Test(
        "An app is found by the last part of its identifier, however it is written",
        arguments: [
            "com.example.Quayside", "quayside", "com.example.quay-side", "org.QUAYSIDE", "com.example.QuaysideApp",
        ])
    func names(_ identifier: String) async throws {
        let definitions = IntentDefinitions(bundleIdentifier: identifier)
        #expect(definitions.bundleIdentifier == identifier)
        #expect(try await definitions.intents["EchoNumber"].makeIntent(value: 1).run().value == 1)
    }

    @Test("An app that is not linked is found as the program of its name beside the test")
    func beside() async throws {
        let link = Road.program.deletingLastPathComponent().appendingPathComponent("Jollyboat")
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Road.program)
        defer { try? FileManager.default.removeItem(at: link) }
        let definitions = IntentDefinitions(bundleIdentifier: "com.example.jollyboat")
        #expect(try await definitions.intents["EchoText"].makeIntent(value: "ahoy").run().value == "ahoy")
        let error = await failure {
            let own = IntentDefinitions(bundleIdentifier: "com.example.jollyboat") { _ in }
            try await own.intents["EchoText"].makeIntent(value: "ahoy").run()
        }
        #expect(error?.reason == .unsupported)
    }

    @Test("An app that is not there is told, with those that are")
    func unknown() async throws {
        let error = await failure {
            try await IntentDefinitions(bundleIdentifier: "com.example.atlantis").intents["Any"].makeIntent().run()
        }
        #expect(error?.reason == .unknownApp)
        #expect(error?.message.contains("com.example.atlantis") == true)
        #expect(error?.message.contains("'quayside'") == true)
        #expect(error?.message.contains("'Quayside'") == true)
    }

    @Test("The test's own dependencies come before the app's")
    func dependencies() async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "quayside") { manager in
            manager.add(dependency: Harbourmaster(name: "Otto"))
        }
        #expect(try await definitions.intents["TellDuty"].makeIntent().run().value == "Otto")
        let own = IntentDefinitions(bundleIdentifier: "quayside")
        #expect(try await own.intents["TellDuty"].makeIntent().run().value == "Ida")
    }

    @Test("The app's own values can be given where it is linked")
    func ownValues() async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "quayside")
        let berth = BerthEntity("A2", length: 1, kind: .motor)
        let result = try await definitions.intents["ReserveBerth"].makeIntent(berth: berth, kind: BoatKind.motor).run()
        #expect(try result.value.name == "Berth A2")
        #expect(try result.value.kind == BoatKind.motor)
    }
}
