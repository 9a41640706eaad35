import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Money, names, ways to pay and collections")
struct CompoundValueTests {
    private func echo<Value: _IntentValue>(_ json: JSONValue, as type: Value.Type) async throws -> JSONValue? {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<Value>.self, Berth.self, Boat.self]))
        return try await system.run("EchoIntent", ["value": json]).json["value"]
    }

    @Test(
        "Money with its currency on either side",
        arguments: [
            (JSONValue.string("12.50 EUR"), "12.5", "EUR"), ("usd 3", "3", "USD"), ("-0.10 CHF", "-0.1", "CHF"),
            (["amount": 7, "currency": "SEK"], "7", "SEK"), (["amount": "0.1", "currencyCode": "EUR"], "0.1", "EUR"),
        ] as [(JSONValue, String, String)])
    func money(_ json: JSONValue, _ amount: String, _ currency: String) async throws {
        let value = try await IntentSystem.convert(json, to: IntentCurrencyAmount.self)
        #expect(value.amount == Decimal(string: amount))
        #expect(value.currencyCode == currency)
    }

    @Test(
        "What is no money is refused",
        arguments: [JSONValue.string("12.50"), "EUR", "12 beads", "1 2 EUR", 5, ["amount": 5], ["currency": "EUR"]])
    func noMoney(_ json: JSONValue) async {
        let error = await systemError { _ = try await IntentSystem.convert(json, to: IntentCurrencyAmount.self) }
        #expect(error?.description.contains("12.50 EUR") == true)
    }

    @Test("Money is written as amount and currency")
    func moneyWritten() async throws {
        #expect(
            try await echo("2.50 EUR", as: IntentCurrencyAmount.self) == ["amount": .number(2.5), "currency": "EUR"])
    }

    @Test("A name in one line or in parts")
    func names() async throws {
        let line = try await IntentSystem.convert("Ada King Lovelace", to: PersonNameComponents.self)
        #expect(line.givenName == "Ada")
        #expect(line.middleName == "King")
        #expect(line.familyName == "Lovelace")
        let parts = try await IntentSystem.convert(
            ["given": "Ada", "family": "Lovelace", "prefix": "Dr"], to: PersonNameComponents.self)
        #expect(parts.namePrefix == "Dr")
        #expect(try await echo("Ada Lovelace", as: PersonNameComponents.self) == "Ada Lovelace")
        #expect(await systemError { _ = try await echo("  ", as: PersonNameComponents.self) } != nil)
    }

    @Test("A way to pay by kind, or with its members")
    func paymentMethods() async throws {
        #expect(try await IntentSystem.convert("ApplePay", to: IntentPaymentMethod.self).paymentType == .applePay)
        #expect(
            try await echo(["type": "debit", "name": "Blue card", "hint": "42"], as: IntentPaymentMethod.self)
                == ["type": "debit", "name": "Blue card", "hint": "42"])
        #expect(await systemError { _ = try await echo("beads", as: IntentPaymentMethod.self) } != nil)
    }

    @Test("A collection of entities keeps ids, and finds the entities when they are asked for")
    func collections() async throws {
        let collection = try await IntentSystem.convert(["12", "deepest", 3], to: EntityCollection<Berth>.self)
        #expect(collection.identifiers == [12, 12, 3])
        #expect(try await collection.resolvedEntities().map(\.depth) == [6, 6, 1.5])
        #expect(
            try await echo(["12"], as: EntityCollection<Berth>.self)?.array?.first?["uri"]?.string?.hasSuffix(
                "/Berth/12") == true)
    }

    @Test("A value of an app's own type is read and written by the type")
    func codable() async throws {
        #expect(try await IntentSystem.convert(["x": 1, "y": 2], to: Spot.self) == Spot(x: 1, y: 2))
        #expect(try await echo(["x": 1, "y": 2], as: Spot.self) == ["x": 1, "y": 2])
        #expect(await systemError { _ = try await echo(["x": 1], as: Spot.self) } != nil)
    }
}

/// A place on a chart.
struct Spot: _IntentValue, Codable, Equatable {
    var x: Int
    var y: Int
}
