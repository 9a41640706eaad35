import AppIntentsTesting
import Foundation
import Testing

@Suite("Running an app's intents")
struct RunningTests {
    @Test("A run returns a value and says something", arguments: Road.allCases)
    func result(_ road: Road) async throws {
        let definitions = road.definitions
        let berth = definitions.entities["BerthEntity"].makeReference(identifier: "A1")
        let kind = definitions.enums["BoatKind"].makeCase("sail")
        let result = try await definitions.intents["ReserveBerth"].makeIntent(berth: berth, nights: 2, kind: kind).run()

        #expect(result.dialog == "Berth A1 is yours for 2 nights.")
        let name: String = try result.value.name
        #expect(name == "Berth A1")
        #expect(try result.value.guest == "a sail boat")
        #expect(try result.value.pier.name == "Pier A")
        #expect(try result.value.features.count == 2)
        #expect(try result.value.features[1] == "water")
        #expect(try result.value.length == Measurement(value: 8, unit: UnitLength.meters))
        #expect(try result.value.kind.as(definitions.enums["BoatKind"]).rawValue == "sail")
        #expect(try result.value.depth == 2.0)
        let entity: AnyAppEntity = try result.value
        #expect(entity.identifier.instanceIdentifier == "A1")
        #expect(entity.identifier.entityType.persistentIdentifier == "BerthEntity")
    }

    @Test("What one intent returns is given to the next", arguments: Road.allCases)
    func chain(_ road: Road) async throws {
        let definitions = road.definitions
        let found = try await definitions.entities["BerthEntity"].entities(matching: "B1")
        let first = try await definitions.intents["ReserveBerth"].makeIntent(berth: found[0]).run()
        var second = definitions.intents["ReserveBerth"].makeIntent()
        second.berth = first.value
        second.nights = 3
        let nights: Int = try second.nights
        #expect(nights == 3)
        #expect(try await second.run().dialog == "Berth B1 is yours for 3 nights.")
    }

    @Test("Words stand for an entity and for a case", arguments: Road.allCases)
    func words(_ road: Road) async throws {
        let result = try await road.definitions.intents["ReserveBerth"]
            .makeIntent(berth: "Berth A2", kind: "Motor boat").run()
        #expect(try result.value.id == "A2")
        #expect(try result.value.guest == "a motor boat")
    }

    @Test("A default counts where nothing is given, and so for nil", arguments: Road.allCases)
    func defaults(_ road: Road) async throws {
        let nothing: String? = nil
        let result = try await road.definitions.intents["ReserveBerth"].makeIntent(berth: "A1", kind: nothing).run()
        #expect(result.dialog == "Berth A1 is yours for 1 nights.")
        let guest: String? = try result.value.guest
        #expect(guest == nil)
    }

    @Test("A result tells the snippet, the intent that followed and what was said apart", arguments: Road.allCases)
    func following(_ road: Road) async throws {
        let result = try await road.definitions.intents["FindNext"].makeIntent().run()
        #expect(result.dialog == "Berth A2 is free.")
        #expect(result.supportingDialog == "It is free.")
        let snippet = try #require(result.snippet)
        #expect(snippet.identifier == "BerthSnippet")
        #expect(try snippet.berth.name == "Berth A2")
        let opened = try #require(result.opensIntent)
        #expect(opened.identifier == "OpenBerth")
        #expect(try opened.target.id == "A2")
        try await road.definitions.intents["CloseBerth"].makeIntent().run()
    }

    @Test("A result tells how far the run was", arguments: Road.allCases)
    func progress(_ road: Road) async throws {
        let result = try await road.definitions.intents["TowBoat"].makeIntent().run()
        #expect(result.progress.map(\.fraction) == [0.5])
    }

    @Test("A run is told the test's time", arguments: Road.allCases)
    func time(_ road: Road) async throws {
        let now = Date(timeIntervalSinceReferenceDate: 123_456_789.25)
        let result = try await road.definitions(now: now).intents["TellTime"].makeIntent().run()
        #expect(try result.value == now)
    }

    @Test("What the app prints does no harm", arguments: Road.allCases)
    func printing(_ road: Road) async throws {
        let result = try await road.definitions.intents["TellDuty"].makeIntent().run()
        #expect(try result.value == "Ida")
    }

    @Test("The app's own error is told in its own words", arguments: Road.allCases)
    func ownError(_ road: Road) async throws {
        let error = await failure { try await road.definitions.intents["RunAground"].makeIntent().run() }
        #expect(error?.reason == .failed)
        #expect(error?.message == "There is no water here.")
    }

    @Test("What is wrong is told", arguments: Road.allCases)
    func mistakes(_ road: Road) async throws {
        let intents = road.definitions.intents
        let unknown = await failure { try await intents["ReserveBirth"].makeIntent().run() }
        #expect(unknown?.reason == .unknownName)
        #expect(unknown?.message.contains("did you mean 'ReserveBerth'") == true)

        let parameter = await failure { try await intents["ReserveBerth"].makeIntent(berth: "A1", night: 2).run() }
        #expect(parameter?.reason == .invalidArgument)
        #expect(parameter?.message == "'ReserveBerth' has no parameter 'night'; it takes berth, nights and kind")

        let bounds = await failure { try await intents["ReserveBerth"].makeIntent(berth: "A1", nights: 99).run() }
        #expect(bounds?.reason == .invalidArgument)

        let nobody = await failure { try await intents["ReserveBerth"].makeIntent(berth: "Z9").run() }
        #expect(nobody?.reason == .notFound)

        let kind = road.definitions.enums["BoatKind"].makeCase("raft")
        let wrong = await failure { try await intents["ReserveBerth"].makeIntent(berth: "A1", kind: kind).run() }
        #expect(wrong?.reason == .invalidArgument)
        #expect(wrong?.message.contains("raft") == true)
    }

    @Test("A value of another type and a property that is not there are errors", arguments: Road.allCases)
    func types(_ road: Road) async throws {
        let result = try await road.definitions.intents["ReserveBerth"].makeIntent(berth: "A1").run()
        #expect(throws: IntentTestingError.self) { try result.value.name as Int }
        let error = await failure { _ = try result.value.nmae as String }
        #expect(error?.reason == .noSuchMember)
        #expect(error?.message.contains("'name'") == true)
        let element = await failure { _ = try result.value.features[5] as String }
        #expect(element?.reason == .noSuchMember)
        #expect(throws: IntentTestingError.self) { try result.value.as(road.definitions.entities["PierEntity"]) }
    }

    @Test("A run that is cancelled ends, in the app too", arguments: Road.allCases)
    func cancelling(_ road: Road) async throws {
        let definitions = road.definitions
        let counting = definitions.intents["CountDrifting"].makeIntent()
        let drifting = Task { try await definitions.intents["Drift"].makeIntent().run() }
        while try await counting.run().value as Int == 0 { try await Task.sleep(for: .milliseconds(10)) }
        drifting.cancel()
        await #expect(throws: CancellationError.self) { try await drifting.value }
        while try await counting.run().value as Int > 0 { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test("Each of many runs at a time gets its own answer", arguments: Road.allCases)
    func many(_ road: Road) async throws {
        let intent = road.definitions.intents["EchoNumber"]
        try await withThrowingTaskGroup { group in
            for number in 0..<100 {
                group.addTask { (number, try await intent.makeIntent(value: number).run().value as Int) }
            }
            for try await (given, returned) in group { #expect(returned == given) }
        }
    }

    @Test("Runs go on side by side", arguments: Road.allCases)
    func concurrently(_ road: Road) async throws {
        let definitions = road.definitions
        async let heard: String = definitions.intents["AwaitBell"].makeIntent().run().value
        try await definitions.intents["RingBell"].makeIntent().run()
        #expect(try await heard == "heard")
    }
}
