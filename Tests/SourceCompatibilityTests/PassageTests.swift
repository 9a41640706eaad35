import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Passage

/// Flights, and who flies.
@MainActor
@Suite struct PassageTests {
    private let model: TravelModel
    private let app: IntentDefinitions
    private let departure = Date(timeIntervalSince1970: 1_800_000_000)

    init() {
        let copenhagen = TravelModel.Airport(code: "CPH", city: "Copenhagen")
        let paris = TravelModel.Airport(code: "CDG", city: "Paris")
        let london = TravelModel.Airport(code: "LHR", city: "London")
        let model = TravelModel(flights: [
            .init(number: "PX1", from: copenhagen, to: paris, departs: departure, fare: 100),
            .init(number: "PX2", from: copenhagen, to: london, departs: departure + 86_400, fare: 80),
            .init(number: "PX3", from: london, to: paris, departs: departure + 172_800, fare: 60),
        ])
        self.model = model
        app = IntentDefinitions(bundleIdentifier: "com.example.passage") { $0.add(dependency: model) }
    }

    private let ada = IntentPerson(
        identifier: .unknown, name: .displayName("Ada King Lovelace"), handle: .init(emailAddress: "ada@example.com"))
    private let grace = IntentPerson(
        identifier: .unknown,
        name: .components(PersonNameComponents(givenName: "Grace", familyName: "Hopper")),
        handle: .init(phoneNumber: "+1 555 0100"))

    @Test("Booking asks for what is missing, offers the flights of the airport, and confirms")
    func booking() async throws {
        let script = IntentScript(
            .choice("Copenhagen", for: "origin"), .choice("PX1", for: "flight"),
            .value([ada, grace], for: "passengers"), .confirmation(true))
        let result = try await app.intents["BookFlightIntent"].makeIntent().run(answering: script)
        #expect(
            script.questions.map(\.text) == [
                "Where do you leave from?", "Which flight?", "Who is flying?", "Book 2 seats to Paris?",
            ])
        #expect(script.questions[1].choices.map(\.title) == ["PX1", "PX2"])
        #expect(script.questions[3].acceptLabel == "Book")
        let price = try result.value.as(IntentCurrencyAmount.self)
        #expect(price == IntentCurrencyAmount(amount: 200, currencyCode: "EUR"))
        #expect(result.dialog == "You're booked: PX100.")
        #expect(model.bookings.first?.passengers.map(\.familyName) == ["Lovelace", "Hopper"])
    }

    @Test(
        "Better seats cost more",
        arguments: [("economy", 60), ("premium", 90), ("business", 180)] as [(String, Decimal)])
    func cabins(cabin: String, amount: Decimal) async throws {
        let intent = app.intents["BookFlightIntent"].makeIntent(
            origin: "LHR", flight: "PX3", cabin: app.enums["Cabin"].makeCase(cabin), passengers: [grace])
        let result = try await intent.run(answering: IntentScript(.confirmation(true)))
        #expect(try result.value.as(IntentCurrencyAmount.self).amount == amount)
    }

    @Test("A round trip asks for the way back, which must come later")
    func roundTrip() async throws {
        let intent = app.intents["BookFlightIntent"].makeIntent(
            origin: "LHR", flight: "PX3", kind: "roundTrip", passengers: [grace])
        let script = IntentScript(.value(departure + 800_000, for: "returning"), .confirmation(true))
        try await intent.run(answering: script)
        #expect(script.questions.map(\.text) == ["When do you come back?", "Book 1 seats to Paris?"])
        let early = IntentScript(.value(departure, for: "returning"), .confirmation(true))
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run(answering: early) }
        #expect(error?.message == "You can't come back before you leave.")
        #expect(early.unusedAnswers.count == 1)
        #expect(model.bookings.count == 1)
    }

    @Test("Declining books nothing")
    func declining() async throws {
        let intent = app.intents["BookFlightIntent"].makeIntent(origin: "LHR", flight: "PX3", passengers: [grace])
        let error = await #expect(throws: IntentTestingError.self) {
            try await intent.run(answering: IntentScript(.confirmation(false)))
        }
        #expect(error?.reason == .declined)
        #expect(model.bookings.isEmpty)
    }

    @Test("A passenger's name is written as on a ticket", arguments: [(true, "HOPPER/Grace"), (false, "Grace HOPPER")])
    func names(lastNameFirst: Bool, text: String) async throws {
        let name = PersonNameComponents(givenName: "Grace", familyName: "Hopper")
        let intent = app.intents["PassengerNameIntent"].makeIntent(passenger: name, lastNameFirst: lastNameFirst)
        #expect(try await intent.run().value.as(String.self) == text)
    }

    @Test("Of several flights the person chooses; one is taken; none is said")
    func finding() async throws {
        let find = app.intents["FindFlightIntent"]
        let script = IntentScript(.choice("PX3"))
        let chosen = try await find.makeIntent(destination: "CDG").run(answering: script)
        #expect(try chosen.value.from.id.as(String.self) == "LHR")
        #expect(script.questions.map(\.text) == ["There are 2 flights."])
        #expect(script.questions.first?.choices.map(\.subtitle) == ["Copenhagen to Paris", "London to Paris"])

        let budget = IntentCurrencyAmount(amount: 70, currencyCode: "EUR")
        let only = try await find.makeIntent(destination: "CDG", budget: budget).run()
        #expect(only.dialog == "PX3 is the only one.")

        let none = try await find.makeIntent(destination: "CPH").run()
        #expect(none.value == nil)
        #expect(none.dialog == "Nothing flies to Copenhagen.")
    }

    @Test("A day to start from leaves earlier flights out")
    func notBefore() async throws {
        let day = Calendar.current.dateComponents([.year, .month, .day], from: departure + 100_000)
        let result = try await app.intents["FindFlightIntent"].makeIntent(destination: "CDG", earliest: day).run()
        #expect(try result.value.id.as(String.self) == "PX3")
    }

    @Test("An unknown reference is asked for again, and the intent starts over with the answer")
    func checkingIn() async throws {
        _ = model.book(
            model.flights[0], for: [PersonNameComponents(givenName: "Grace", familyName: "Hopper")], in: .economy)
        let script = IntentScript(.value("PX100", for: "reference"))
        let result = try await app.intents["CheckInIntent"].makeIntent(reference: "PX9").run(answering: script)
        #expect(result.dialog == "1 checked in.")
        #expect(script.questions.map(\.text) == ["I don't know PX9. What does your ticket say?"])
    }

    @Test("Checking in without a family name leads on to the app")
    func checkingInIncomplete() async throws {
        _ = model.book(model.flights[0], for: [PersonNameComponents(givenName: "Cher")], in: .economy)
        let script = IntentScript(.foreground(false))
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["CheckInIntent"].makeIntent(reference: "PX100").run(answering: script)
        }
        #expect(script.questions.map(\.kind) == [.foreground])
        #expect(script.questions.map(\.text) == ["Some names are missing. Go on in Passage?"])
        #expect(error?.reason == .declined)
    }

    @Test("Airports are listed by their letters, and flights come with what they link")
    func entities() async throws {
        let airports = try await app.entities["AirportEntity"].allEntities()
        #expect(try airports.map { try $0.id.as(String.self) } == ["CDG", "CPH", "LHR"])
        let flight = try #require(try await app.entities["FlightEntity"].entities(identifiers: ["PX2"]).first)
        #expect(try flight.departs.as(Date.self) == departure + 86_400)
        #expect(try flight.fare.as(IntentCurrencyAmount.self).amount == 80)
        #expect(try await app.entities["FlightEntity"].suggestedEntities().count == 3)
    }
}
