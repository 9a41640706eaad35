import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Amounts, money and numbers in words")
struct AmountWordsTests {
    @Test(
        "Lengths",
        arguments: [
            ("5 km", 5000), ("12 miles", 19_312.08), ("3 ft 4 in", 1.016), ("3 feet, 4 inches", 1.016),
            ("3'4\"", 1.016),
            ("3 ft and 4 in", 1.016), ("-3 ft 4 in", -1.016), ("1,234.5 m", 1234.5), ("2,5 m", 2.5), ("five metres", 5),
            ("half a mile", 804.67), ("a dozen kilometres", 12_000), ("two and a half km", 2500), ("1 km 500 m", 1500),
            ("20", 20), ("twenty-three", 23), ("6 ft.", 1.8288), ("3 nautical miles", 5556), ("1 m 5 cm 3 mm", 1.053),
        ] as [(String, Double)])
    func lengths(_ words: String, _ metres: Double) async throws {
        let value = try await ValueContext.fixed().value(words, as: Measurement<UnitLength>.self)
        #expect(abs(value.converted(to: .meters).value - metres) < 1e-9)
    }

    @Test("A sum of amounts is told in the smallest unit, without what dividing adds to it")
    func sum() async throws {
        let value = try await ValueContext.fixed().value("3 ft 4 in", as: Measurement<UnitLength>.self)
        #expect(value == Measurement(value: 40, unit: .inches))
    }

    @Test(
        "Amounts of other kinds",
        arguments: [
            ("72 °F", "72 °F"), ("72f", "72 °F"), ("20 degrees Celsius", "20 °C"), ("-5°C", "-5 °C"),
            ("300 K", "300 K"),
            ("twenty degrees fahrenheit", "20 °F"),
        ])
    func warmth(_ words: String, _ text: String) async throws {
        let value = try await ValueContext.fixed().value(words, as: Measurement<UnitTemperature>.self)
        #expect("\(Int(value.value)) \(value.unit.symbol)" == text)
    }

    @Test("Degrees of warmth are those of the parameter's unit, and else offered; those of an angle are known")
    func degrees() async throws {
        let context = try ValueContext.fixed()
        let choices = await context.choices("20 degrees", as: Measurement<UnitTemperature>.self)
        #expect(choices.map(\.id) == ["20 °C", "20 °F"])
        let system = IntentSystem(catalog: IntentCatalog(types: [KilnIntent.self]))
        #expect(try await system.run("KilnIntent", ["heat": "400 degrees"]).json["value"] == "400.0 °F")
        #expect(try await system.run("KilnIntent", ["heat": "400 °C"]).json["value"] == "400.0 °C")
        let angle = try await context.value("20 degrees", as: Measurement<UnitAngle>.self)
        #expect(angle == Measurement(value: 20, unit: .degrees))
    }

    @Test(
        "What is no length is refused, with what is no unit of it",
        arguments: [
            ("3 kg", "'kg'"), ("3 ft 4", "'ft 4'"), ("4 in 3 ft", "'in 3 ft'"), ("3 ft 4 ft", "'ft 4 ft'"),
            ("five beads", "'beads'"), ("km", ""), ("", ""), ("3 ft -4 in", "'ft -4 in'"), ("50%", "'%'"),
        ])
    func noLength(_ words: String, _ reason: String) async throws {
        let refusal = try await ValueContext.fixed().refusal(words, as: Measurement<UnitLength>.self)
        #expect(refusal.hasPrefix("amount, as \"3 m\""))
        #expect(reason.isEmpty || refusal.contains(reason), "\(refusal)")
    }

    @Test(
        "Money",
        arguments: [
            ("en_US", "12.50 EUR", "12.5 EUR"), ("en_US", "€12.50", "12.5 EUR"), ("de_DE", "12,50 €", "12.5 EUR"),
            ("en_US", "12,50 €", "12.5 EUR"), ("en_US", "$5", "5 USD"), ("en_CA", "$5", "5 CAD"),
            ("en_US", "-$5", "-5 USD"), ("en_US", "$-5.25", "-5.25 USD"), ("en_US", "$1,234.50", "1234.5 USD"),
            ("en_US", "5 dollars", "5 USD"), ("en_AU", "five dollars", "5 AUD"), ("de_DE", "US$ 5", "5 USD"),
            ("de_DE", "5 canadian dollars", "5 CAD"), ("en_GB", "20 pounds", "20 GBP"), ("en_US", "£20", "20 GBP"),
            ("ja_JP", "¥500", "500 JPY"), ("sv_SE", "50 kr", "50 SEK"), ("de_CH", "20 Franken", "20 CHF"),
            ("de_DE", "zwanzig Euro", "20 EUR"), ("en_US", "$.50", "0.5 USD"), ("de_DE", "1.234,50 EUR", "1234.5 EUR"),
        ])
    func money(_ locale: String, _ words: String, _ text: String) async throws {
        let value = try await ValueContext.fixed(locale: locale).value(words, as: IntentCurrencyAmount.self)
        #expect("\(value.amount) \(value.currencyCode)" == text)
    }

    @Test("A dollar that may be several countries' is offered; the parameter's currencies decide before the locale")
    func dollars() async throws {
        let german = try ValueContext.fixed(locale: "de_DE")
        let choices = await german.choices("$5", as: IntentCurrencyAmount.self)
        #expect(choices.map(\.id) == ["5 USD", "5 CAD", "5 AUD", "5 NZD", "5 HKD", "5 SGD"])
        #expect(
            await german.choices("1.234 EUR", as: IntentCurrencyAmount.self).map(\.id) == ["1.2340 EUR", "1234 EUR"])
        let system = IntentSystem(catalog: IntentCatalog(types: [KilnIntent.self]))
        let told = try await ValueContext.$given.withValue(try .fixed()) {
            try await system.run("KilnIntent", ["heat": 1, "price": "$5"]).json["value"]
        }
        #expect(told == "1.0 °F, 5 CAD")
    }

    @Test(
        "What is no money is refused", arguments: ["5", "dollars", "5 XQZ", "5 beads", "$5 EUR", "5 5 EUR", "€", "5%"])
    func noMoney(_ words: String) async throws {
        let refusal = try await ValueContext.fixed().refusal(words, as: IntentCurrencyAmount.self)
        #expect(refusal.hasPrefix("amount of money"))
    }

    @Test(
        "Numbers as programs write them, as the locale does, and in words",
        arguments: [
            ("en_US", "1,234.5", 1234.5), ("en_US", "1,234", 1234), ("en_US", "12,345,678", 12_345_678),
            ("en_US", "-1,234", -1234), ("en_US", "1.234", 1.234), ("de_DE", "1.234,5", 1234.5), ("de_DE", "1,5", 1.5),
            ("de_DE", "1.5", 1.5), ("de_DE", "1.234.567", 1_234_567), ("fr_FR", "1 234,5", 1234.5),
            ("de_CH", "1'234.5", 1234.5),
            ("en_US", "twenty-three", 23), ("en_US", "Ninety Nine", 99), ("en_US", "a hundred", 100),
            ("en_US", "zero", 0), ("en_US", "a dozen", 12), ("en_US", "half a dozen", 6), ("en_US", "two dozen", 24),
            ("de_DE", "dreiundzwanzig", 23), ("de_DE", "einundzwanzig", 21), ("de_DE", "hundert", 100),
            ("de_DE", "twenty", 20), ("en_US", " 7 ", 7), ("en_US", "1e3", 1000),
        ] as [(String, String, Double)])
    func numbers(_ locale: String, _ words: String, _ number: Double) async throws {
        let words = words.replacing("1 234", with: "1\u{202F}234")
        let context = try ValueContext.fixed(locale: locale)
        #expect(try await context.value(words, as: Double.self) == number)
        #expect(try await context.value(words, as: Decimal.self) == Decimal(number))
        if number == number.rounded(), !words.contains("e3") {
            #expect(try await context.value(words, as: Int.self) == Int(number))
        }
    }

    @Test("A full stop before three digits is offered where it parts thousands")
    func thousands() async throws {
        let context = try ValueContext.fixed(locale: "de_DE")
        let choices = await context.choices("1.234", as: Double.self)
        #expect(choices.map(\.title) == ["1,234", "1234"])
        #expect(try await context.value(try #require(choices.first).id, as: Double.self) == 1.234)
        #expect(try await context.value(try #require(choices.last).id, as: Double.self) == 1234)
        #expect(try await context.value("1.234", as: Int.self) == 1234)
    }

    @Test(
        "What is no number is refused",
        arguments: [
            "1,23", "12,34,567", "1,234,5", "twenty twenty", "many", "1 234", "50%", "٣", "１", "1.2.3", "a", "half",
        ])
    func noNumber(_ words: String) async throws {
        let context = try ValueContext.fixed()
        #expect(await context.refusal(words, as: Double.self) == "number")
        #expect(await context.refusal(words, as: Decimal.self) == "number")
        #expect(await context.refusal(words, as: Int.self) == "whole number")
    }
}
