import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Tramline

/// A transit app's intents and queries.
@Suite("Tramline, a transit app") struct TramlineTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private let network: Network
    private let definitions: IntentDefinitions

    init() {
        let network = Network(
            stops: [
                Stop(id: "mole", name: "Mole", zone: 1, lineIDs: [1, 7]),
                Stop(id: "market", name: "Market", zone: 1, lineIDs: [1]),
                Stop(id: "mill", name: "Mill", zone: 2, lineIDs: [7]),
            ],
            lines: [
                Line(id: 1, name: "Night", termini: ["Mole", "Market"]), Line(id: 7, name: "Ring", termini: ["Mill"]),
            ],
            departures: [("Market", 300.0), ("Mole", 480), ("Market", 900)].map { destination, seconds in
                Departure(
                    lineID: 1, stopID: "mole", destination: destination, time: Self.now + seconds, platform: "A")
            }
        ) { TramlineTests.now }
        self.network = network
        definitions = IntentDefinitions(bundleIdentifier: "tramline", now: Self.now) { $0.add(dependency: network) }
    }

    private func stop(_ id: String) -> AnyAppEntity {
        definitions.entities["StopEntity"].makeReference(identifier: id)
    }

    private func line(_ id: Int) -> AnyAppEntity {
        definitions.entities["LineEntity"].makeReference(identifier: "\(id)")
    }

    @Test(
        "The next tram is told in minutes, in one direction or any", arguments: [(nil, 5), ("Mole", 8), ("Market", 5)])
    func departures(direction: String?, minutes: Int) async throws {
        let result = try await definitions.intents["NextDepartureIntent"].makeIntent(
            line: line(1), stop: stop("mole"), direction: direction
        ).run()
        #expect(result.dialog?.hasSuffix("leaves Mole in \(minutes) minutes.") == true)
        #expect(try result.value.time == Self.now + Double(minutes * 60))
        #expect(try result.value.platform == "A")
    }

    @Test(
        "Only the stops of the line that was chosen are offered",
        arguments: [(1, ["Mole", "Market"]), (7, ["Mole", "Mill"])])
    func stops(of id: Int, names: [String]) async throws {
        let script = IntentScript(.choice("Mole", for: "stop"))
        let result = try await definitions.intents["NextDepartureIntent"].makeIntent(line: line(id)).run(
            answering: script)
        #expect(script.questions.first?.choices.map(\.title) == names)
        let departure: AnyTransientAppEntity? = try result.value
        #expect((departure == nil) == (id == 7))
        #expect(result.dialog?.hasPrefix("No more trams of line 7 leave from Mole") == (id == 7))
    }

    @Test("A line is known by its number in words", arguments: ["Number 7", "Ring", "Line 7"])
    func lines(words: String) async throws {
        let result = try await definitions.intents["NextDepartureIntent"].makeIntent(line: words, stop: stop("mill"))
            .run()
        #expect(result.dialog == "No more trams of line 7 leave from Mill.")
    }

    @Test("A trip goes by the lines that both stops have")
    func trips() async throws {
        let intent = definitions.intents["PlanTripIntent"].makeIntent(
            from: stop("mole"), to: stop("market"), preferences: ["Accessible"])
        let result = try await intent.run()
        #expect(result.dialog == "Take line 1, which goes there without steps.")
        #expect(try result.value.count == 1)
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["PlanTripIntent"].makeIntent(from: stop("mill"), to: stop("market")).run()
        }
        #expect(error?.message.contains("There is no tram from Mill to Market.") == true)
    }

    @Test("Whoever is there already is asked where else to go")
    func staying() async throws {
        let script = IntentScript(.choice("Market"))
        let intent = definitions.intents["PlanTripIntent"].makeIntent(from: stop("mole"), to: stop("mole"))
        let result = try await intent.run(answering: script)
        #expect(script.questions.map(\.text) == ["You are there already. Where to?"])
        #expect(script.questions.first?.choices.map(\.title) == ["Market", "Mill"])
        #expect(result.dialog == "Take line 1, which goes there directly.")
    }

    @Test("A ticket is chosen, paid and kept", arguments: [("two zones", "Return", 7.0), ("3", "Single", 6.0)])
    func tickets(zones: String, kind: String, price: Double) async throws {
        let script = IntentScript(.choice(kind), .confirmation(true))
        let result = try await definitions.intents["BuyTicketIntent"].makeIntent(zones: zones).run(answering: script)
        #expect(script.questions.map(\.kind) == [.choice, .confirmation])
        #expect(script.questions.first?.choices.map(\.title) == ["Single", "Return"])
        #expect(script.questions.last?.acceptLabel == "Buy")
        #expect(try result.value == IntentCurrencyAmount(amount: Decimal(price), currencyCode: "EUR"))
        #expect(result.dialog == "Have a good trip!")
        #expect(await network.wallet.tickets.map(\.isReturn) == [kind == "Return"])
    }

    @Test("A ticket that is not confirmed, or for more zones than there are, is not bought")
    func noTicket() async throws {
        let intent = definitions.intents["BuyTicketIntent"].makeIntent(zones: 2)
        let script = IntentScript(.choice(at: 0), .confirmation(false))
        let declined = await #expect(throws: IntentTestingError.self) { try await intent.run(answering: script) }
        #expect(declined?.reason == .declined)
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["BuyTicketIntent"].makeIntent(zones: 6).run()
        }
        #expect(error?.message.contains("There are only 4 zones, not 6.") == true)
        #expect(await network.wallet.tickets.isEmpty)
    }

    @Test("The home stop is chosen from the inner zone, unless it is said")
    func home() async throws {
        let script = IntentScript(.choice("Market"))
        let result = try await definitions.intents["SetHomeStopIntent"].makeIntent().run(answering: script)
        #expect(script.questions.first?.choices.map(\.title) == ["Mole", "Market"])
        #expect(try result.value.zone == 1)
        #expect(await network.wallet.homeStopID == "market")
        try await definitions.intents["SetHomeStopIntent"].makeIntent(stop: "Mill").run()
        #expect(await network.wallet.homeStopID == "mill")
    }
}
