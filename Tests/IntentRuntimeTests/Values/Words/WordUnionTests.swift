import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Words where a value may be of several types")
struct WordUnionTests {
    @Test(
        "Words that are a date are one, whatever else is text",
        arguments: [
            ("tomorrow at 9", "date 2026-12-03 09:00"), ("after supper", "text after supper"),
            ("next week", "text next week"),
        ])
    func one(_ words: String, _ told: String) async throws {
        let context = try ValueContext.fixed()
        switch try await context.value(words, as: Reminder.self) {
        case .date(let date): #expect("date " + context.text(date) == told)
        case .text(let text): #expect("text " + text == told)
        }
    }

    @Test("Each reading of a date is offered")
    func several() async throws {
        let context = try ValueContext.fixed()
        #expect(
            await context.choices("next Friday", as: Reminder.self).map(\.title)
                == ["Friday 2026-12-04 00:00", "Friday 2026-12-11 00:00"])
    }
}

/// When to be reminded: at a time, or on an occasion.
@UnionValue
enum Reminder {
    case date(Date)
    case text(String)
}
