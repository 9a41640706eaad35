import AppIntentsTesting
import Foundation
import GeoToolbox
import Testing

@Suite("Values on their way to an app and back")
struct ValueTests {
    @Test("A value comes back as it went", arguments: Road.allCases)
    func plain(_ road: Road) async throws {
        try await check("Text", "Grüße\n\"Ahoi\"", road)
        try await check("Text", "", road)
        try await check("Number", Int.max, road)
        try await check("Amount", 0.1 + 0.2, road)
        try await check("Amount", 4.0, road)
        try await check("Flag", false, road)
        try await check("Moment", Date(timeIntervalSinceReferenceDate: 700_000_000.125), road)
        try await check("Parts", DateComponents(year: 2026, month: 2, day: 3, hour: 4), road)
        try await check("Parts", DateComponents(weekday: 2), road)
        try await check("Link", try #require(URL(string: "https://example.org/a?b=c#d")), road)
        try await check("Length", Measurement(value: 2.5, unit: UnitLength.nauticalMiles), road)
        try await check(
            "Money", IntentCurrencyAmount(amount: try #require(Decimal(string: "12.34")), currencyCode: "NOK"), road)
        try await check("Name", PersonNameComponents(givenName: "Ida", familyName: "Lund"), road)
        try await check("Span", Duration(secondsComponent: 90, attosecondsComponent: 7), road)
        try await check("Words", AttributedString("plain"), road)
        try await check("Method", IntentPaymentMethod(type: .debit, name: "Card", identificationHint: "42"), road)
        try await check(
            "Moments", [Date(timeIntervalSinceReferenceDate: 1), Date(timeIntervalSinceReferenceDate: 2)], road)
        try await check("Moments", [Date](), road)
        let place = PlaceDescriptor(representations: [.address("Quay 1")], commonName: "Office")
        try await check("Place", place, road)
        try await check("Kind", road.definitions.enums["BoatKind"].makeCase("motor"), road)
    }

    @Test("A person comes back whole", arguments: Road.allCases)
    func person(_ road: Road) async throws {
        let person = IntentPerson(
            identifier: .applicationDefined("7"), name: .components(PersonNameComponents(givenName: "Ada")),
            handle: .init(phoneNumber: "+47 1", label: .work), aliases: [.init(emailAddress: "a@example.org")],
            isMe: true)
        try await check("Person", person, road)
    }

    @Test("A file comes back with its bytes, name and type", arguments: Road.allCases)
    func file(_ road: Road) async throws {
        let bytes = Data((0...255).map { UInt8($0) })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("chart.png")
        try bytes.write(to: url)
        let result = try await road.definitions.intents["EchoFile"].makeIntent(value: IntentFile(fileURL: url)).run()
        let file: IntentFile = try result.value
        #expect(file.data == bytes)
        #expect(file.filename == "chart.png")
        #expect(file.type == .png)
    }

    @Test("A value of one of several types comes back as what it is", arguments: Road.allCases)
    func union(_ road: Road) async throws {
        let echo = road.definitions.intents["EchoCargo"]
        #expect(try await echo.makeIntent(value: 2.5).run().value == 2.5)
        #expect(try await echo.makeIntent(value: "fragile").run().value == "fragile")
        let berth = road.definitions.entities["BerthEntity"].makeReference(identifier: "A1")
        let returned: AnyAppEntity = try await echo.makeIntent(value: berth).run().value
        #expect(returned == berth)
        #expect(try returned.name == "Berth A1")
    }

    @Test("A value of a megabyte comes back whole", arguments: Road.allCases)
    func large(_ road: Road) async throws {
        let text = String(repeating: "Ahoy, mate! ", count: 90_000)
        let result = try await road.definitions.intents["EchoText"].makeIntent(value: text).run()
        let returned: String = try result.value
        #expect(returned == text)
    }

    @Test("A whole number does for a number, and words for what they say", arguments: Road.allCases)
    func lenient(_ road: Road) async throws {
        let intents = road.definitions.intents
        #expect(try await intents["EchoAmount"].makeIntent(value: 3).run().value == 3.0)
        #expect(try await intents["EchoNumber"].makeIntent(value: "42").run().value == 42)
        #expect(try await intents["EchoText"].makeIntent(value: 7).run().value == "7")
        let length: Measurement<UnitLength> = try await intents["EchoLength"].makeIntent(value: "3 km").run().value
        #expect(length == Measurement(value: 3, unit: .kilometers))
    }

    @Test("Several entities are given by reference", arguments: Road.allCases)
    func entities(_ road: Road) async throws {
        let berths = road.definitions.entities["BerthEntity"]
        let given = ["B1", "A1"].map { berths.makeReference(identifier: $0) }
        let result = try await road.definitions.intents["EchoBerths"].makeIntent(value: given).run()
        let returned: [AnyAppEntity] = try result.value
        #expect(returned == given)
        #expect(try returned[0].name == "Berth B1")
        #expect(try result.value.count == 2)
        #expect(try result.value[1].pier.name == "Pier A")
    }

    private func check<Value: IntentValueConvertible & Equatable>(
        _ name: String, _ value: Value, _ road: Road, at location: SourceLocation = #_sourceLocation
    ) async throws {
        let result = try await road.definitions.intents["Echo\(name)"].makeIntent(value: value).run()
        let returned: Value = try result.value
        #expect(returned == value, sourceLocation: location)
    }
}
