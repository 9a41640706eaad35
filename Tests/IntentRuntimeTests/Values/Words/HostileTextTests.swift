import AppIntents
import Foundation
import GeoToolbox
import IntentRuntime
import JSON
import Testing

@Suite("Text that means harm, or nothing", .timeLimit(.minutes(1)))
struct HostileTextTests {
    private static let texts: [String] = [
        String(repeating: "9", count: 100_000), String(repeating: "in ", count: 40_000),
        String(repeating: "9:", count: 50_000), String(repeating: "1,000", count: 20_000),
        String(repeating: "3 ft ", count: 20_000), String(repeating: "a.", count: 50_000) + "com",
        String(repeating: "twenty ", count: 20_000), "P" + String(repeating: "1", count: 100_000) + "D",
        "a" + String(repeating: " ", count: 100_000) + "b", "1" + String(repeating: "\t", count: 100_000) + "2",
        String(repeating: "(", count: 100_000), "e" + String(repeating: "\u{301}", count: 100_000),
        String(repeating: "👩‍👩‍👧‍👦", count: 5000), "\u{202E}9 ta worromot\u{202C}", "tomorrow\u{200B}at 9", "\0", "\u{FFFD}",
        "next next Friday", "in in 5 minutes", "the the the", "-", "--", ":", "9:", ":9", "/", "3/", "3//2027", ".",
        "...",
        "in -5 minutes", "in 0.0000000000000000001 seconds", "in 18446744073709551616 days", "in 999999999 weeks",
        "99999999-99-99", "0000-01-01", "10000-01-01", "-0001-01-01", "9999-12-31 at 23:59 tomorrow", "٣ مارس", "三月三日",
        "½ hour", "1e999 km", "1e-999 km", "+", "+-5", "--5", "$", "$$5", "NaN km", "∞", "infinity hours",
    ]

    @Test("It is refused, as each kind of value, and nothing stops", arguments: texts)
    func refused(_ text: String) async throws {
        for locale in ["en_US", "de_DE"] {
            let context = try ValueContext.fixed(locale: locale)
            #expect(await isRefused(text, as: Date.self, context))
            #expect(await isRefused(text, as: DateComponents.self, context))
            #expect(await isRefused(text, as: Calendar.RecurrenceRule.self, context))
            #expect(await isRefused(text, as: IntentCurrencyAmount.self, context))
            #expect(await isRefused(text, as: Bool.self, context))
            _ = await isRefused(text, as: Int.self, context)
            _ = await isRefused(text, as: Double.self, context)
            _ = await isRefused(text, as: Decimal.self, context)
            _ = await isRefused(text, as: Duration.self, context)
            _ = await isRefused(text, as: Measurement<UnitLength>.self, context)
            _ = await isRefused(text, as: URL.self, context)
            _ = await isRefused(text, as: IntentPerson.self, context)
            _ = await isRefused(text, as: PersonNameComponents.self, context)
            _ = await isRefused(text, as: PlaceDescriptor.self, context)
            #expect(await isRefused(text, as: Rig.self, context))
        }
    }

    @Test("Words in any order are a date within the years that are counted, several, or none", arguments: 0..<4)
    func shuffled(_ seed: UInt64) async throws {
        var numbers = SplitMix(state: seed)
        let words =
            [
                "in", "at", "9", "30", "2027", ":", ".", "/", "3", "the", "next", "last", "Friday", "March", "of",
                "end", "month",
            ]
            + [
                "ago", "hours", "days", "half", "past", "to", "noon", "midnight", "pm", "tomorrow", "morning", "a",
                "and", ",",
            ]
            + [
                "every", "other", "until", "times", "week", "first", "twenty", "dozen", "from", "this", "999999999",
                "years",
            ]
        let context = try ValueContext.fixed()
        let years = 1...9999
        for _ in 0..<80 {
            let count = Int(numbers.next() % 7) + 1
            let text = (0..<count).map { _ in words[Int(numbers.next() % UInt64(words.count))] }.joined(separator: " ")
            do {
                let date = try await context.value(text, as: Date.self)
                #expect(years.contains(context.calendar.component(.year, from: date)), "\(text)")
            } catch let error as IntentSystemError {
                #expect(error.exitCode == 2 || error.exitCode == 3, "\(text)")
            }
            _ = await isRefused(text, as: Calendar.RecurrenceRule.self, context)
            _ = await isRefused(text, as: Duration.self, context)
        }
    }

    private func isRefused<Value: _IntentValue>(_ text: String, as type: Value.Type, _ context: ValueContext) async
        -> Bool
    {
        await systemError { _ = try await context.value(text, as: type) } != nil
    }
}

/// Numbers that look random and are the same each time.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
