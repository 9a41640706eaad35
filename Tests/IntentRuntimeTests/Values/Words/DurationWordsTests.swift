import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Lengths of time in words")
struct DurationWordsTests {
    @Test(
        "A length of time",
        arguments: [
            ("90", 90), ("1.5", 1.5), ("PT1H30M", 5400), ("pt90m", 5400), ("P1DT2H", 93_600), ("P2W", 1_209_600),
            ("PT0.5S", 0.5), ("-PT15M", -900), ("1h 30m", 5400), ("1h30m", 5400), ("1 h, 30 min", 5400),
            ("90 minutes", 5400), ("an hour and a half", 5400), ("half an hour", 1800), ("a quarter of an hour", 900),
            ("three quarters of an hour", 2700), ("two and a half hours", 9000), ("1.5 hours", 5400),
            ("1:30:00", 5400), ("100:00:05", 360_005), ("two hours and five minutes", 7500), ("a minute", 60),
            ("a dozen seconds", 12), ("2 days", 172_800), ("a week", 604_800), ("500 ms", 0.5), ("-5 min", -300),
            ("1,000 min", 60_000), ("1,5 h", 5400), ("five", 5), ("0:00", 0), ("half a minute", 30),
        ] as [(String, Double)])
    func duration(_ words: String, _ seconds: Double) async throws {
        #expect(try await ValueContext.fixed().value(words, as: Duration.self) == .seconds(seconds))
    }

    @Test("What may be hours and minutes, or minutes and seconds, is offered")
    func doubt() async throws {
        let context = try ValueContext.fixed()
        #expect(await context.choices("1:30", as: Duration.self).map(\.id) == ["5400", "90"])
        let german = try ValueContext.fixed(locale: "de_DE")
        #expect(await german.choices("1.500 h", as: Duration.self).map(\.id) == ["5400", "5400000"])
        #expect(try await german.value("1.5 h", as: Duration.self) == .seconds(5400))
    }

    @Test(
        "What is no length of time is refused",
        arguments: [
            ("P1M", "a month is not always as long"), ("P1Y", "a year is"), ("two months", "a month is"),
            ("half a year", "a year is"), ("P", ""), ("PT", ""), ("P1H", ""), ("PT1M1H", ""), ("P1DT", ""),
            ("1:60:00", ""), ("1:5", ""), ("5 km", ""), ("an hour and", ""), ("h", ""), ("1h -30m", ""), (":", ""),
            ("50%", ""), ("P1.2.3D", ""),
        ])
    func refused(_ words: String, _ reason: String) async throws {
        let refusal = try await ValueContext.fixed().refusal(words, as: Duration.self)
        #expect(refusal.hasPrefix("duration in seconds"))
        #expect(reason.isEmpty || refusal.contains(reason), "\(refusal)")
    }

    @Test(
        "A length of time is an amount in a unit of time too",
        arguments: [
            ("1:30:00", 90), ("PT1H30M", 90), ("an hour and a half", 90), ("1 h 30 min", 90), ("2", 120), ("two", 120),
        ]
            as [(String, Double)])
    func measurement(_ words: String, _ minutes: Double) async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [RentIntent.self]))
        let context = try ValueContext.fixed()
        let told = try await ValueContext.$given.withValue(context) {
            try await system.run("RentIntent", ["pier": "n", "duration": .string(words)]).json["value"]?.string
        }
        let amount = try #require(told?.split(separator: ", ").last.flatMap { Double($0.dropLast(" min".count)) })
        #expect(amount == minutes)
    }
}
